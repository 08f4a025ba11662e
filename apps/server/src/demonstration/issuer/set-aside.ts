import type Provider from 'oidc-provider'
import type { Context } from './html.ts'

export type ProviderSession = Awaited<ReturnType<Provider['Session']['get']>>

// The provider knows one session a browser. In the demonstration two people may work in one, each at their portal.
const cookie = 'eksport-aside'
const protection = { httpOnly: true, sameSite: 'lax', overwrite: true } as const

/** Keeps the session of who is logged in at the other portal: another person is picked in the same browser. */
export async function putAside(
  { cookies }: Pick<Context, 'cookies'>,
  session: ProviderSession,
  clientId: string,
): Promise<void> {
  // The provider has prepared it for the portal that asks now, as if the same person went on there.
  session.authorizations = { [clientId]: session.authorizationFor(clientId) }
  // The browser's own cookie names it no longer.
  session.resetIdentifier()
  await session.persist()
  cookies.set(cookie, session.jti, protection)
}

/** The session that was put aside in this browser, while it lasts. */
export async function asideOf(
  provider: Provider,
  { cookies }: Pick<Context, 'cookies'>,
): Promise<ProviderSession | undefined> {
  const id = cookies.get(cookie)
  return id === undefined ? undefined : provider.Session.find<ProviderSession>(id)
}

/** The same, which is put aside no longer. */
export async function takeAside(provider: Provider, context: Context): Promise<ProviderSession | undefined> {
  const session = await asideOf(provider, context)
  context.cookies.set(cookie, null, protection)
  await session?.destroy()
  return session
}
