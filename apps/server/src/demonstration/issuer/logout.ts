import type { Audience } from '@eksport/api'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { type Context, html } from './html.ts'
import { localeOf } from './locale-of.ts'
import { loggedOutPage, logoutPage, tellingPage } from './pages.ts'
import { type ProviderSession, takeAside } from './set-aside.ts'

export interface Portal {
  readonly clientId: string
  readonly url: string
}

/** Missing from the provider's types. */
interface ClientWithBackchannel {
  backchannelLogout(accountId: string, sid: string): Promise<void>
}

/** An ended login at a client. */
interface Ended {
  readonly clientId: string
  readonly sid: string
}

/**
 * Whether the portal asks to log out somebody else than the browser's current session belongs to; then only that portal
 * is logged out.
 */
function isOfAnother({ oidc }: KoaContextWithOIDC): boolean {
  const hint = oidc.params?.logout_hint
  const sid = oidc.client && oidc.session?.sidFor(oidc.client.clientId)
  return hint !== undefined && hint !== sid
}

/** Confirms without asking: the person has already chosen to log out. */
export function confirmLogout(ctx: KoaContextWithOIDC, form: string, portals: readonly Portal[]): void {
  const targets = portals.map(({ url }) => url)
  html(ctx, { formTargets: targets }, logoutPage(form, isOfAnother(ctx) ? 'one' : 'all', localeOf(ctx.req.headers)))
}

/** Notifies the portals' servers of ended logins, as the provider does itself for its own session. */
async function tellServers(provider: Provider, session: ProviderSession): Promise<readonly Ended[]> {
  const { accountId, authorizations = {} } = session
  const logins = Object.entries(authorizations).flatMap(([clientId, { sid }]) =>
    sid === undefined ? [] : [{ clientId, sid }],
  )
  for (const { clientId, sid } of logins) {
    const client = (await provider.Client.find(clientId)) as unknown as ClientWithBackchannel | undefined
    // If the portal's server does not answer, the browser still notifies it.
    await client?.backchannelLogout(accountId ?? '', sid).catch(() => undefined)
  }
  return logins
}

/** A page that notifies the portals in frames, and continues when they have answered. */
function showTelling(ctx: Context, issuer: string, portals: readonly Portal[], ended: readonly Ended[]): void {
  const frames = ended.flatMap(({ clientId, sid }) =>
    portals
      .filter((portal) => portal.clientId === clientId)
      .map(({ url }) => `${url}/logout/frontchannel?${new URLSearchParams({ iss: issuer, sid })}`),
  )
  const next = String(ctx.response.get('location'))
  ctx.remove('location')
  ctx.status = 200
  html(ctx, { frames: portals.map(({ url }) => url) }, tellingPage(frames, next, localeOf(ctx.req.headers)))
}

/**
 * [SEC-10] A logout that no portal asked for ends the logins at both: their servers are notified with signed messages
 * (back-channel), and once more through the browser (front-channel).
 */
export function tellPortals(provider: Provider, portals: readonly Portal[]): void {
  const endedBy = new WeakMap<object, Ended[]>()
  const note = (ctx: KoaContextWithOIDC, clientId: string, sid: string) => {
    endedBy.set(ctx, [...(endedBy.get(ctx) ?? []), { clientId, sid }])
  }
  provider.on('backchannel.success', (ctx, { clientId }, _, sid) => note(ctx, clientId, sid))
  provider.on('backchannel.error', (ctx, _, { clientId }, __, sid) => note(ctx, clientId, sid))
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.oidc?.route !== 'end_session_confirm' || ctx.status !== 303) return
    const asking = ctx.oidc.client?.clientId
    const aside = asking === undefined ? await takeAside(provider, ctx) : undefined
    const ended = [...(endedBy.get(ctx) ?? []), ...(aside === undefined ? [] : await tellServers(provider, aside))]
    // The portal that asked has ended its own session already.
    const others = ended.filter(({ clientId }) => clientId !== asking)
    if (others.length > 0) showTelling(ctx, provider.issuer, portals, others)
  })
}

/** The page after a logout that no portal asked for. */
export function showLoggedOut(ctx: KoaContextWithOIDC, portals: Readonly<Record<Audience, string>>): void {
  html(ctx, {}, loggedOutPage(localeOf(ctx.req.headers), portals))
}
