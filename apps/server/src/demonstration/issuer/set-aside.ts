import type Provider from 'oidc-provider'
import type { Context } from './html.ts'

export type ProviderSession = Awaited<ReturnType<Provider['Session']['get']>>

// The provider keeps one session per browser, but two people may use one browser in the demonstration, each at their
// own portal.
const cookie = 'eksport-aside'
const protection = { httpOnly: true, sameSite: 'lax', overwrite: true } as const

/** Stores the session of the person at the other portal while another person logs in with the same browser. */
export async function putAside(
  { cookies }: Pick<Context, 'cookies'>,
  session: ProviderSession,
  clientId: string,
): Promise<void> {
  // The provider has already added the portal that asks now, as if the same person logged in there.
  session.authorizations = { [clientId]: session.authorizationFor(clientId) }
  // Detaches the session from the browser's own cookie.
  session.resetIdentifier()
  await session.persist()
  cookies.set(cookie, session.jti, protection)
}

/** The stored session of this browser; undefined if there is none. */
export async function asideOf(
  provider: Provider,
  { cookies }: Pick<Context, 'cookies'>,
): Promise<ProviderSession | undefined> {
  const id = cookies.get(cookie)
  return id === undefined ? undefined : provider.Session.find<ProviderSession>(id)
}

/** Ends the stored session of this browser and returns it. */
export async function takeAside(provider: Provider, context: Context): Promise<ProviderSession | undefined> {
  const session = await asideOf(provider, context)
  context.cookies.set(cookie, null, protection)
  await session?.destroy()
  return session
}
