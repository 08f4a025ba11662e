import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLoginProvider } from './login-provider.ts'
import { LogoutRefused } from './logout-tokens.ts'

const clientId = 'eksport'
const real = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const redirectUri = 'http://localhost:1/login/oauth2/code/idporten'

let server: Server
let issuer: string
/** Of the keys that the provider has now. */
let published = real.publicKey
/** What the token endpoint hands out next. */
let idToken = ''

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Values = Readonly<Record<string, unknown>>

function signed(claims: Values, key: KeyObject, head: Values = {}): string {
  const text = `${encoded({ alg: 'RS256', kid: 'one', typ: 'JWT', ...head })}.${encoded(claims)}`
  const signature = head.alg === 'none' ? '' : sign('sha256', Buffer.from(text), key).toString('base64url')
  return `${text}.${signature}`
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const answers: Readonly<Record<string, unknown>> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        end_session_endpoint: `${issuer}/end`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
        response_types_supported: ['code'],
      },
      '/jwks': { keys: [{ ...published.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
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

const newProvider = () => createLoginProvider({ issuer, clientId, clientSecret: 'secret' })

async function logInWith(change: Values, key = real.privateKey, head?: Values, provider = newProvider()) {
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
  idToken = signed({ ...claims, ...change }, key, head)
  return provider.complete(new URL(`${redirectUri}?code=c&state=${attempt.state}`), attempt)
}

describe('an identity from the login provider', () => {
  it('[SEC-10] is taken when all of it is what was asked for', async () => {
    await expect(logInWith({})).resolves.toMatchObject({ subject: 'person', level: 4, sid: undefined })
    await expect(logInWith({ sid: 'its' })).resolves.toMatchObject({ sid: 'its' })
    await expect(logInWith({ name: ' ' })).resolves.toMatchObject({ name: undefined })
  })

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody-else' }],
    ['no time left', { exp: now() - 120, iat: now() - 300 }],
    ['another nonce', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['a lower level', { acr: 'idporten-loa-low' }],
    ['no level', { acr: undefined }],
    ['an empty subject', { sub: '' }],
    ['a blank subject', { sub: ' ' }],
    ['half a character as subject', { sub: 'person\ud800' }],
    ['a subject of 100 kB', { sub: 'x'.repeat(100_000) }],
    ['a name of a megabyte', { name: 'x'.repeat(1_000_000) }],
    ['a token of a year ago', { iat: now() - 365 * 86_400 }],
    ['a token of 2286', { iat: 9_999_999_999, exp: 9_999_999_999 + 60 }],
  ])('[SEC-10] is refused with %s', async (_, change) => {
    await expect(logInWith(change)).rejects.toThrow()
  })

  it('[SEC-10] is refused when another key signed it, or none', async () => {
    await expect(logInWith({}, foreign.privateKey)).rejects.toThrow()
    await expect(logInWith({}, real.privateKey, { alg: 'none' })).rejects.toThrow()
  })
})

it('[SEC-10] an identity is refused that a key signed which the provider has withdrawn since the login before', async () => {
  const provider = newProvider()
  await logInWith({}, real.privateKey, {}, provider)
  published = foreign.publicKey
  try {
    await expect(logInWith({}, real.privateKey, {}, provider)).rejects.toThrow()
    await expect(logInWith({}, foreign.privateKey, {}, provider)).resolves.toMatchObject({ subject: 'person' })
  } finally {
    published = real.publicKey
  }
})

it('[SEC-10] where the provider ends its session, it is named by its id, and no identity is', async () => {
  const asked = Object.fromEntries((await newProvider().logoutUrl('its', 'http://localhost:1/')).searchParams)
  const place = { post_logout_redirect_uri: 'http://localhost:1/', client_id: clientId }
  expect(asked).toEqual({ ...place, logout_hint: 'its' })
  const unnamed = await newProvider().logoutUrl(null, 'http://localhost:1/')
  expect(Object.fromEntries(unnamed.searchParams)).toEqual(place)
})

describe('a message that a login has ended', () => {
  const event = 'http://schemas.openid.net/event/backchannel-logout'

  function read(change: Values, key = real.privateKey, head: Values = {}) {
    const provider = newProvider()
    const claims = {
      iss: issuer,
      aud: clientId,
      iat: now(),
      jti: 'once',
      events: { [event]: {} },
      sub: 'person',
      sid: 'its',
    }
    return provider.readLogout(signed({ ...claims, ...change }, key, head), new Date())
  }

  it.each([
    ['both', {}, { id: 'once', sid: 'its', subject: 'person' }],
    ['a session alone', { sub: undefined }, { id: 'once', sid: 'its', subject: undefined }],
    ['a person alone', { sid: undefined }, { id: 'once', sid: undefined, subject: 'person' }],
    ['more events than this one', { events: { [event]: {}, other: {} } }, { id: 'once' }],
    ['an end that is still to come', { exp: now() + 120 }, { id: 'once' }],
  ])('[SEC-10] is taken with %s', async (_, change, logout) => {
    await expect(read(change)).resolves.toMatchObject(logout)
  })

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody-else' }],
    ['no time', { iat: undefined }],
    ['a time long ago', { iat: now() - 600 }],
    ['a time to come', { iat: now() + 600 }],
    ['an end that has passed', { exp: now() - 120 }],
    ['no events', { events: undefined }],
    ['another event', { events: { other: {} } }],
    ['an event that is no object', { events: { [event]: true } }],
    ['neither session nor person', { sid: undefined, sub: undefined }],
    ['no id of its own', { jti: undefined }],
    ['a nonce, as an identity has', { nonce: 'n' }],
  ])('[SEC-10] is refused with %s', async (_, change) => {
    await expect(read(change)).rejects.toBeInstanceOf(LogoutRefused)
  })

  it('[SEC-10] is refused when another key signed it, or none, or as what it is not', async () => {
    await expect(read({}, foreign.privateKey)).rejects.toBeInstanceOf(LogoutRefused)
    await expect(read({}, real.privateKey, { alg: 'none' })).rejects.toBeInstanceOf(LogoutRefused)
    await expect(read({}, real.privateKey, { typ: 'at+jwt' })).rejects.toBeInstanceOf(LogoutRefused)
    await expect(read({}, real.privateKey, { typ: 'logout+jwt' })).resolves.toMatchObject({ sid: 'its' })
  })
})
