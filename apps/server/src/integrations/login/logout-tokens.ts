import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { ServerMetadata } from 'openid-client'
import { z } from 'zod'

/** The provider's word that a session of its has ended, or all that it has of somebody. */
export interface ProviderLogout {
  /** By which a message is known again. */
  readonly id: string
  readonly sid: string | undefined
  readonly subject: string | undefined
}

/** Thrown when a logout token is not from the provider, or not of now. */
export class LogoutRefused extends Error {
  override readonly name = 'LogoutRefused'
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

// Sent at the moment of the logout; both clocks may be wrong a little. What was used is remembered for longer (`jobs/clean-up.ts`).
const oldest = '5m'
const clockTolerance = 60

/** How long a key is taken that the provider may have withdrawn, in milliseconds: whoever sends us messages must not make us ask for each. */
const keysStand = 30_000

const types = new Set([undefined, 'JWT', 'logout+jwt', 'application/logout+jwt'])

const named = z.string().min(1).optional()

const claimsSchema = z
  .looseObject({
    jti: z.string().min(1),
    events: z.looseObject({ [logoutEvent]: z.looseObject({}) }),
    sid: named,
    sub: named,
    // An identity has one: it can be shown as no logout.
    nonce: z.undefined().optional(),
  })
  .refine(({ sid, sub }) => sid !== undefined || sub !== undefined)

/** The keys were not to be had: that says nothing about the message. */
const isOfTheKeys = (error: unknown) => !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout

/** [SEC-10] Reads messages of a provider to one of its clients: signature, iss, aud, iat, events, sid or sub, jti, and no nonce. */
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
