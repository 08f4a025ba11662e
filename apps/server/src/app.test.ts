import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as api from '@eksport/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withTrace } from './log/trace.ts'
import { logInAs, startServer, type TestServer } from './testing/index.ts'

let server: TestServer

const page = `<!doctype html><html><head><title>Eksport</title><script>document.documentElement.dataset.theme='auto'</script><style>body{margin:0}</style></head><body></body></html>`

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'eksport-app-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  const addresses = ['/', '/oversikt', '/soeknader/$referenceNumber/$step', '/velg-virksomhet']
  await writeFile(join(folder, 'addresses.json'), JSON.stringify(addresses))
  await writeFile(join(folder, 'assets', 'main-a1b2c3d4.js'), 'export {}')
  server = await startServer({ postgres: inject('postgres'), files: { submitter: folder } })
})
afterAll(() => server?.stop())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.submitterUrl}${path}`, { headers })

describe('a listener', () => {
  it.each(['/', '/oversikt', '/soeknader/4001/avsender', '/velg-virksomhet'])('serves the app at %s', async (path) => {
    const response = await get(path, { accept: 'text/html' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(await response.text()).toContain('<title>Eksport</title>')
  })

  it('[API-03] answers an address that the app does not know with its page and 404, and a method that a call does not have with 405', async () => {
    const unknown = await get('/oversikt/hemmelig', { accept: 'text/html' })
    expect(unknown.status).toBe(404)
    expect(await unknown.text()).toContain('<title>Eksport</title>')
    const address = `${server.submitterUrl}/api/v3/helsesertifikat/validering`
    const patched = await fetch(address, { method: 'PATCH', headers: { origin: server.submitterUrl } })
    expect([patched.status, patched.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await patched.text()).toContain('Denne adressen svarer ikke på den metoden.')
  })

  it('[SEC-15] sends a policy without unsafe words, with the hashes of the page’s own script and style and a nonce for others', async () => {
    const [one, two] = await Promise.all([get('/'), get('/')])
    const policy = one.headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe')
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(directive)
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hash("document.documentElement.dataset.theme='auto'")}`)
    expect(policy).toContain(`style-src 'self' ${hash('body{margin:0}')} 'nonce-`)
    const nonce = /'nonce-([\w+/=]+)'/.exec(policy)?.[1] ?? ''
    expect(await one.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
    expect(two.headers.get('content-security-policy')).not.toContain(nonce)
  })

  it('lets hashed files be kept for ever, and has no page for what is a file or a call', async () => {
    const script = await get('/assets/main-a1b2c3d4.js')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/assets/missing.js', '/api/finnes-ikke', '/../../package.json']) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('application/problem+json')
    }
  })

  it('[SEC-25] says that it is up and ready', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'up' })
    expect(await (await get('/readyz')).json()).toEqual({ status: 'up' })
  })

  it('[OPS-08] names the request that is at work in pg_stat_activity, and nothing of the one before', async () => {
    const { transactions } = server.running.deps
    const nameNow = () =>
      transactions.run({ audience: 'nobody' }, async (tx) => {
        const { rows } = await tx.execute(
          sql`select application_name as name from pg_stat_activity where pid = pg_backend_pid()`,
        )
        return rows[0]?.name
      })
    const id = '4bf92f3577b34da6a3ce929d0e0e4736'
    expect(await withTrace(id, nameNow)).toBe(`eksport ${id}`)
    expect(await nameNow()).toBe('eksport')
  })

  it('[SEC-25] describes its calls, and only its own, in an OpenAPI 3.1 document', async () => {
    const read = async (url: string) =>
      (await (await fetch(`${url}/api/openapi.json`)).json()) as { openapi: string; paths: object }
    const submitter = await read(server.submitterUrl)
    const caseworker = await read(server.caseworkerUrl)
    expect(submitter.openapi).toBe('3.1.0')
    expect(Object.keys(submitter.paths)).toContain(
      '/api/v3/helsesertifikat/organisasjoner/{organisationNumber}/soeknader',
    )
    expect(Object.keys(submitter.paths).filter((path) => path.includes('behandling'))).toEqual([])
    expect(Object.keys(caseworker.paths).filter((path) => path.includes('organisasjoner'))).toEqual([])
  })

  it('[API-01] names each call once, says who may make it, and what each body holds, files too', async () => {
    interface Operation {
      readonly operationId?: string
      readonly security?: readonly object[]
      readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> }
    }
    const multipart = new Map<string, string>()
    for (const url of [server.submitterUrl, server.caseworkerUrl]) {
      const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
        readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
        readonly components: { readonly securitySchemes: object }
      }
      const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods))
      const ids = calls.flatMap(({ operationId }) => operationId ?? [])
      expect(new Set(ids).size).toBe(ids.length)
      expect(calls.filter(({ operationId }) => operationId === undefined)).toEqual([])
      expect(Object.keys(document.components.securitySchemes)).toEqual(['session'])
      for (const { operationId = '', requestBody } of calls) {
        const parts = requestBody?.content['multipart/form-data']
        if (parts !== undefined) multipart.set(operationId, JSON.stringify(parts.schema))
      }
      const page = await (await fetch(`${url}/api/openapi`)).text()
      expect(ids.filter((id) => !page.includes(`id="${id}"`))).toEqual([])
    }
    const declared = Object.entries(api).filter(([, value]) => 'bodyKind' in Object(value))
    expect([...multipart.keys()].toSorted()).toEqual(declared.map(([name]) => name).toSorted())
    for (const schema of multipart.values()) expect(schema).toContain('"format":"binary"')
  })

  it('[API-03] answers bad input without repeating it', async () => {
    const { browser } = await logInAs(server, 'submitter', 'demo-ingrid-solheim')
    const response = await browser.fetch(`${server.submitterUrl}/api/v3/helsesertifikat/validering`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'eksport-organisation': '310000043' },
      body: '{"applicationType": "01010112345"',
    })
    const text = await response.text()
    expect(response.status).toBe(400)
    expect(text).not.toContain('01010112345')
    expect(response.headers.get('x-request-id')).toBe((JSON.parse(text) as { traceId: string }).traceId)
  })

  it.each([
    ['nb', 'Fant ikke det du ser etter.'],
    ['nn-NO, en;q=0.5', 'Fann ikkje det du ser etter.'],
    ['en', 'What you are looking for was not found.'],
  ])('[API-03] refuses a caller who asks for %s in that language', async (language, title) => {
    const response = await get('/api/nothing', { 'accept-language': language })
    expect(response.headers.get('content-language')).toBe(language.slice(0, 2))
    expect(await response.json()).toMatchObject({ status: 404, code: 'NOT_FOUND', title })
  })

  it('refuses a body that is larger than any application', async () => {
    const { browser } = await logInAs(server, 'submitter', 'demo-ingrid-solheim')
    const response = await browser.fetch(`${server.submitterUrl}/api/v3/helsesertifikat/validering`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'eksport-organisation': '310000043' },
      body: JSON.stringify({ filler: 'x'.repeat(2_100_000) }),
    })
    expect(await response.json()).toMatchObject({ status: 413, title: 'Forespørselen er for stor.' })
  })

  it('[SEC-22] says little of a body that is wrong everywhere, and reads little from whoever has no session', {
    tags: 'proof',
  }, async () => {
    const { browser } = await logInAs(server, 'submitter', 'demo-ingrid-solheim')
    const wrong = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`wrong field ${index}`, index]))
    const send = (path: string, body: unknown) =>
      browser.fetch(server.submitterUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'eksport-organisation': '310000043' },
        body: JSON.stringify(body),
      })
    const { issues } = api.problemSchema.parse(await (await send('/api/feedback', { ...wrong, rating: 5 })).json())
    expect(issues).toEqual([{ path: 'wrong field 0', code: 'unknownFields', params: { count: 49_999 } }])
    expect((await send('/api/delt', { token: 'unknown', ...wrong })).status).toBe(413)
    const remarks = Array.from({ length: 40 }, () => ({ box: 'x'.repeat(30), text: '' }))
    const answer = await send('/api/delt/svar', { token: 'unknown', right: [], remarks })
    expect(api.problemSchema.parse(await answer.json()).issues).toHaveLength(20)
  })
})
