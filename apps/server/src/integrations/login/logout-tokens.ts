import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { ServerMetadata } from 'openid-client'
import { z } from 'zod'

/** A logout reported by the provider: of one session, or of all sessions of a person. */
export interface ProviderLogout {
  /** Identifies the message, so that it is accepted once. */
  readonly id: string
  readonly sid: string | undefined
  readonly subject: string | undefined
}

/** Thrown if a logout token is not from the provider or not current. */
export class LogoutRefused extends Error {
  override readonly name = 'LogoutRefused'
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

// Tokens are sent at logout, and both clocks may be slightly wrong. Used tokens are remembered longer
// (`jobs/clean-up.ts`).
const oldest = '5m'
const clockTolerance = 60

/**
 * How long a key that the provider may have withdrawn is accepted, in milliseconds. Senders of tokens must not be able
 * to make us fetch keys each time.
 */
const keysStand = 30_000

const types = new Set([undefined, 'JWT', 'logout+jwt', 'application/logout+jwt'])

const named = z.string().min(1).optional()

const claimsSchema = z
  .looseObject({
    jti: z.string().min(1),
    events: z.looseObject({ [logoutEvent]: z.looseObject({}) }),
    sid: named,
    sub: named,
    // Id tokens have a nonce; forbidding it keeps one from being accepted as a logout token.
    nonce: z.undefined().optional(),
  })
  .refine(({ sid, sub }) => sid !== undefined || sub !== undefined)

/** Fetching the keys failed, which says nothing about the token. */
const isOfTheKeys = (error: unknown) => !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout

/**
 * [SEC-10] Validates a provider's logout tokens for one of its clients: signature, iss, aud, iat, events, sid or sub,
 * jti, and no nonce.
 */
export function createLogoutTokens(audience: string) {
  let keys: JWTVerifyGetKey | undefined

  function keysOf({ jwks_uri: address }: ServerMetadata): JWTVerifyGetKey {
    if (address === undefined) throw new Error('The login provider does not say where its keys are')
    keys ??= createRemoteJWKSet(new URL(address), { cacheMaxAge: keysStand })
    return keys
  }

  async function verify(token: string, metadata: ServerMetadata, currentDate: Date): Promise<JWTPayload> {
    try {
      const options = { issuer: metadata.issuer, audience, algorithms: ['RS256'], maxTokenAge: oldest, clockTolerance }
      const { payload, protectedHeader } = await jwtVerify(token, keysOf(metadata), { ...options, currentDate })
      if (!types.has(protectedHeader.typ)) throw new LogoutRefused('It is a message of another kind')
      return payload
    } catch (error) {
      if (error instanceof LogoutRefused || isOfTheKeys(error)) throw error
      throw new LogoutRefused('It is not the provider, or not now, who says so', { cause: error })
    }
  }

  return {
    async read(token: string, metadata: ServerMetadata, now: Date): Promise<ProviderLogout> {
      const claims = claimsSchema.safeParse(await verify(token, metadata, now))
      if (!claims.success) throw new LogoutRefused('It does not say which login has ended', { cause: claims.error })
      const { jti, sid, sub } = claims.data
      return { id: jti, sid, subject: sub }
    },
  }
}
