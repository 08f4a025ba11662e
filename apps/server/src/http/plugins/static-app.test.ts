import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  await writeFile(join(folder, name), script)
  await writeFile(join(folder, `${name}.gz`), gzipSync(script))
  await writeFile(join(folder, `${name}.br`), brotliCompressSync(script))
  app = fastify()
  const page = await readPage(folder)
  await registerSecurityHeaders(app, page, { publicUrl: 'http://localhost', usesCamera: true })
  await registerStaticApp(app, { folder, page })
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
