import type Provider from 'oidc-provider'
import { type PageTargets, pagePolicy } from './pages.ts'

/** A browser's request with its response. */
export type Context = ReturnType<Provider['createContext']>

/** Answers with an HTML page. */
export function html(ctx: Context, targets: PageTargets, body: string): void {
  ctx.type = 'html'
  ctx.set('content-security-policy', pagePolicy(targets))
  ctx.body = body
}
