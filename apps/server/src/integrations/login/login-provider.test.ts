import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLoginProvider } from './login-provider.ts'

const clientId = 'eksport'
const real = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const redirectUri = 'http://localhost:1/login/oauth2/code/idporten'

let server: Server
let issuer: string
/** What the token endpoint hands out next. */
let idToken = ''

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(claims: Readonly<Record<string, unknown>>, key: KeyObject, alg = 'RS256'): string {
  const text = `${encoded({ alg, kid: 'one', typ: 'JWT' })}.${encoded(claims)}`
  const signature = alg === 'none' ? '' : sign('sha256', Buffer.from(text), key).toString('base64url')
  return `${text}.${signature}`
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const answers: Readonly<Record<string, unknown>> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
        response_types_supported: ['code'],
      },
      '/jwks': { keys: [{ ...real.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
      '/token': { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken },
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server has an address object; strings are for pipes.
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server?.close())

const now = () => Math.floor(Date.now() / 1000)

async function logInWith(change: Readonly<Record<string, unknown>>, key = real.privateKey, alg?: string) {
  const provider = createLoginProvider({ issuer, clientId, clientSecret: 'secret' })
  const { url: _, ...attempt } = await provider.begin(redirectUri, 'nb')
  const claims = {
    iss: issuer,
    aud: clientId,
    sub: 'person',
    iat: now(),
    exp: now() + 60,
    nonce: attempt.nonce,
    acr: 'idporten-loa-high',
  }
  idToken = signed({ ...claims, ...change }, key, alg)
  return provider.complete(new URL(`${redirectUri}?code=c&state=${attempt.state}`), attempt)
}

describe('an identity from the login provider', () => {
  it('[SEC-10] is taken when all of it is what was asked for', async () => {
    await expect(logInWith({})).resolves.toMatchObject({ subject: 'person', level: 4 })
  })

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody-else' }],
    ['no time left', { exp: now() - 120, iat: now() - 300 }],
    ['another nonce', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['a lower level', { acr: 'idporten-loa-low' }],
    ['no level', { acr: undefined }],
  ])('[SEC-10] is refused with %s', async (_, change) => {
    await expect(logInWith(change)).rejects.toThrow()
  })

  it('[SEC-10] is refused when another key signed it, or none', async () => {
    await expect(logInWith({}, foreign.privateKey)).rejects.toThrow()
    await expect(logInWith({}, real.privateKey, 'none')).rejects.toThrow()
  })
})
