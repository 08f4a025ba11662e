import type Provider from 'oidc-provider'
import { type PageTargets, pagePolicy } from './pages.ts'

/** A request of a browser and its answer. */
export type Context = ReturnType<Provider['createContext']>

/** Answers with a page of ours. */
export function html(ctx: Context, targets: PageTargets, body: string): void {
  ctx.type = 'html'
  ctx.set('content-security-policy', pagePolicy(targets))
  ctx.body = body
}
