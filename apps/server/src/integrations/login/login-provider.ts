import type { Locale } from '@eksport/forms'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretBasic,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'
import type { OidcClient } from '../../config.ts'
import { createLogoutTokens, type ProviderLogout } from './logout-tokens.ts'

/** What must come back unchanged; made anew for every attempt. */
export interface AttemptSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface Identity {
  readonly subject: string
  readonly name: string | undefined
  /** As ID-porten knows the person; a provider of officers has none. */
  readonly nationalId: string | undefined
  /** 3 substantial, 4 high. */
  readonly level: number
  /** The provider's own session, where it names it. */
  readonly sid: string | undefined
}

/** [SEC-10] One client at one login provider: code flow with PKCE S256, state and nonce, `acr` verified; and its word that a login has ended. */
export interface LoginProvider {
  /** Its pages are asked for in the language of the reader. */
  begin(redirectUri: string, locale: Locale): Promise<AttemptSecrets & { readonly url: URL }>
  complete(currentUrl: URL, attempt: AttemptSecrets): Promise<Identity>
  /** Where its own session ends, named by its id where it gave one: no identity stands in an address. */
  logoutUrl(sid: string | null, returnTo: string): Promise<URL>
  /** What the provider says by a `logout_token`; refused with LogoutRefused where it is not from the provider, or not of now. */
  readLogout(token: string, now: Date): Promise<ProviderLogout>
  readonly issuer: URL
  /** Whether it answers now. */
  isThere(): Promise<boolean>
}

/** The provider's answer was not what was asked for: another level, or no identity at all. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused'
}

/**
 * [AUT-02] The provider does not answer, and no login begins there. What it failed with is no cause of this: it has the words of a
 * database that does not answer, for which there is another way on.
 */
export class LoginProviderAway extends Error {
  override readonly name = 'LoginProviderAway'
  constructor(reason: unknown) {
    super(`The login provider does not answer: ${reason instanceof Error ? reason.message : 'unknown'}`)
  }
}

function away(reason: unknown): never {
  throw new LoginProviderAway(reason)
}

/** ID-porten's words for how sure it is. */
const levels = { 'idporten-loa-substantial': 3, 'idporten-loa-high': 4 } as const

/** Seconds that a token may be old or, by a clock that is wrong, of the time to come. */
const oldest = 300

/** [SEC-10] What the library leaves open: a subject of 1 to 255 signs of ASCII (OpenID Connect Core, 2), of now, and of a size to keep. */
const claimsSchema = z.object({
  sub: z.string().regex(/^[!-~]{1,255}$/),
  acr: z.enum(['idporten-loa-substantial', 'idporten-loa-high']),
  iat: z.number().refine((issued) => Math.abs(Date.now() / 1000 - issued) <= oldest),
  // A provider may have none, and say so by a blank.
  name: z
    .string()
    .max(200)
    .transform((name) => name.trim() || undefined)
    .optional(),
  pid: z.string().max(50).optional(),
  sid: z.string().min(1).max(200).optional(),
})

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

export function createLoginProvider({ issuer, clientId, clientSecret }: OidcClient): LoginProvider {
  const server = new URL(issuer)
  const logoutTokens = createLogoutTokens(clientId)
  let known: Promise<Configuration> | undefined

  // The library trusts the connection to the token endpoint alone unless it is told to verify signatures.
  // Plain HTTP is for the demonstration on this machine only.
  const execute = [enableNonRepudiationChecks, ...(isLoopback(server) ? [allowInsecureRequests] : [])]
  const timeout = 5

  // Asked for at the first login, not at start: the portal also starts while the provider is down.
  function configuration(): Promise<Configuration> {
    known ??= discovery(server, clientId, undefined, ClientSecretBasic(clientSecret), {
      execute,
      timeout,
    }).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  // The library would take a key for five minutes more that the provider has withdrawn: for each login they are asked for anew.
  async function withoutKeys(): Promise<Configuration> {
    const metadata = (await configuration()).serverMetadata()
    const fresh = new Configuration(metadata, clientId, undefined, ClientSecretBasic(clientSecret))
    for (const set of execute) set(fresh)
    return Object.assign(fresh, { timeout })
  }

  return {
    issuer: server,

    async isThere() {
      const document = new URL(`${server.pathname.replace(/\/$/, '')}/.well-known/openid-configuration`, server)
      const response = await fetch(document, { redirect: 'error', signal: AbortSignal.timeout(5_000) })
      await response.body?.cancel()
      return response.ok
    },

    async begin(redirectUri, locale) {
      const secrets = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await configuration().catch(away), {
        redirect_uri: redirectUri,
        scope: 'openid profile',
        acr_values: 'idporten-loa-substantial',
        ui_locales: locale,
        code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
        state: secrets.state,
        nonce: secrets.nonce,
      })
      return { ...secrets, url }
    },

    async complete(currentUrl, { state, nonce, codeVerifier }) {
      const tokens = await authorizationCodeGrant(await withoutKeys(), currentUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = claimsSchema.safeParse(tokens.claims())
      if (!claims.success) {
        throw new LoginRefused('The login has no identity as it was asked for', { cause: claims.error })
      }
      const { sub, name, pid, acr, sid } = claims.data
      return { subject: sub, name, nationalId: pid, level: levels[acr], sid }
    },

    async logoutUrl(sid, returnTo) {
      return buildEndSessionUrl(await configuration(), {
        post_logout_redirect_uri: returnTo,
        ...(sid === null ? {} : { logout_hint: sid }),
      })
    },

    async readLogout(token, now) {
      return logoutTokens.read(token, (await configuration()).serverMetadata(), now)
    },
  }
}
