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

/** What the provider's answer must match; new for every attempt. */
export interface AttemptSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface Identity {
  readonly subject: string
  readonly name: string | undefined
  /** The person's national id in ID-porten; undefined for officers. */
  readonly nationalId: string | undefined
  /** 3 substantial, 4 high. */
  readonly level: number
  /** The id of the provider's session, if it gives one. */
  readonly sid: string | undefined
}

/**
 * [SEC-10] A client of a login provider: code flow with PKCE S256, state and nonce, verified `acr`; and the provider's
 * logout messages.
 */
export interface LoginProvider {
  /** The provider's pages are requested in the reader's language. */
  begin(redirectUri: string, locale: Locale): Promise<AttemptSecrets & { readonly url: URL }>
  complete(currentUrl: URL, attempt: AttemptSecrets): Promise<Identity>
  /** The address that ends the provider's session, named by its id if known. It contains no personal data. */
  logoutUrl(sid: string | null, returnTo: string): Promise<URL>
  /** Reads a `logout_token`. Throws `LogoutRefused` if it is not from the provider or not current. */
  readLogout(token: string, now: Date): Promise<ProviderLogout>
  readonly issuer: URL
  /** Whether the provider answers now. */
  isThere(): Promise<boolean>
}

/** The provider's answer had another level than requested, or no identity. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused'
}

/**
 * [AUT-02] The provider does not answer, so no login can start there. The error has no `cause`, because its text would
 * be mistaken for an unavailable database, which is handled differently.
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

/** The levels of ID-porten. */
const levels = { 'idporten-loa-substantial': 3, 'idporten-loa-high': 4 } as const

/** How many seconds a token may be old, or in the future if a clock is wrong. */
const oldest = 300

/**
 * [SEC-10] What the library does not check: a subject of 1 to 255 ASCII characters (OpenID Connect Core, 2), a current
 * token, and a limited size.
 */
const claimsSchema = z.object({
  sub: z.string().regex(/^[!-~]{1,255}$/),
  acr: z.enum(['idporten-loa-substantial', 'idporten-loa-high']),
  iat: z.number().refine((issued) => Math.abs(Date.now() / 1000 - issued) <= oldest),
  // A provider may send an empty name.
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

  // Verify signatures, because by default the library trusts the connection to the token endpoint.
  // Plain HTTP is only allowed for the demonstration on this machine.
  const execute = [enableNonRepudiationChecks, ...(isLoopback(server) ? [allowInsecureRequests] : [])]
  const timeout = 5

  // Discovered at the first login, so that the portal also starts while the provider is down.
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

  // The library would accept a withdrawn key for up to five minutes, so the keys are fetched for each login.
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
