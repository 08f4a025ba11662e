import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlainHttp } from './plain-http.ts'
import { registerProblems } from './problems.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import { readPage, registerStaticApp } from './static-app.ts'

const script = 'export const words = "'.concat('ord '.repeat(200), '"')
const name = '/assets/main-a1b2c3d4.js'
let app: FastifyInstance
let url: string

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'eksport-static-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  await writeFile(
    join(folder, 'addresses.json'),
    JSON.stringify(['/', '/oversikt', '/soeknader/$referenceNumber', '/kontroller/{-$code}']),
  )
  await writeFile(join(folder, name), script)
  await writeFile(join(folder, `${name}.gz`), gzipSync(script))
  await writeFile(join(folder, `${name}.br`), brotliCompressSync(script))
  app = fastify()
  const page = await readPage(folder)
  registerProblems(app, async () => undefined)
  const refuseUnknown = registerPlainHttp(app)
  await registerSecurityHeaders(app, page, { publicUrl: 'http://localhost', usesCamera: true })
  await registerStaticApp(app, { folder, page, refuseUnknown })
  app.post('/api/things/:id', async () => 'done')
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app?.close())

/** The headers alone: `fetch` would ask for encodings of its own and unpack the answer. */
function headersOf(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    get(`${url}${path}`, { headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, headers: response.headers })
    }).on('error', reject)
  })
}

describe('files of the built app', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('for a browser that takes %s come as %s, kept apart by caches', async (accepts, encoding) => {
    const { headers } = await headersOf(name, { 'accept-encoding': accepts })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers.vary).toMatch(/accept-encoding/i)
  })

  it('have a tag of their own for each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepts) => (await headersOf(name, { 'accept-encoding': accepts })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
    const again = await headersOf(name, { 'accept-encoding': 'br', 'if-none-match': String(tags[0]) })
    expect(again.status).toBe(304)
  })

  it('[SEC-15] the page has its nonce by every name, and is asked for anew each time', async () => {
    for (const path of ['/', '/index.html', '/oversikt']) {
      const response = await fetch(`${url}${path}`)
      const nonce = /'nonce-([\w+/=]+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}"></head>`)
    }
  })
})

describe('an address', () => {
  it.each([
    ['/', 200],
    ['/oversikt?side=2', 200],
    ['/oversikt?search=a%00b', 200],
    ['/oversikt/', 200],
    ['/soeknader/4001', 200],
    ['/soeknader/4001/hemmelig', 404],
    ['/kontroller', 200],
    ['/kontroller/Ab-1_c', 200],
    ['/kontroller/a/b', 404],
    ['/wp-admin', 404],
  ])('[API-03] %s is answered with the page and %i', async (path, status) => {
    const response = await fetch(url + path)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('<body>')
  })

  it.each([
    ['PATCH', '/api/things/1', 405, 'POST'],
    ['GET', '/api/things/1', 405, 'POST'],
    ['DELETE', '/oversikt', 405, 'GET, HEAD'],
    ['DELETE', '/wp-admin', 404, null],
    ['GET', '/api/others', 404, null],
    ['GET', '/nothing.js', 404, null],
  ])('[API-03] %s %s is refused in words with %i', async (method, path, status, allow) => {
    const response = await fetch(url + path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow])
    expect(await response.json()).toMatchObject({ status, title: expect.stringMatching(/\w/) })
  })

  it('[API-03] a request for two hosts is refused', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
  })
})
