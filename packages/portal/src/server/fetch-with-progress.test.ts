import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fetchWithProgress } from './fetch-with-progress.ts'

/** A server that answers what it was sent. */
async function serve(status: number): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    response.writeHead(status, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-expose-headers': '*',
      'access-control-allow-methods': '*',
      etag: '"7"',
    })
    response.end(status === 204 ? undefined : `${request.method} ${request.headers['x-key']} ${Buffer.concat(chunks)}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

it('sends what fetch would send, and answers what the server answers', async () => {
  const send = fetchWithProgress(() => undefined)
  const response = await send(await serve(201), { method: 'POST', headers: { 'x-key': 'k' }, body: 'hei' })
  expect(response.status).toBe(201)
  expect(response.headers.get('etag')).toBe('"7"')
  expect(await response.text()).toBe('POST k hei')
})

it('has an empty body where the answer has none', async () => {
  const response = await fetchWithProgress(() => undefined)(await serve(204), { method: 'POST' })
  expect(response.status).toBe(204)
  expect(await response.text()).toBe('')
})

it('rejects as fetch does when the server cannot be reached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const refused = fetchWithProgress(() => undefined)('http://127.0.0.1:9/', { method: 'POST' })
  await expect(refused).rejects.toThrow(TypeError)
})

it('ends at once when its signal ends', async () => {
  const address = await serve(200)
  const end = new AbortController()
  const ended = fetchWithProgress(() => undefined)(address, { method: 'POST', body: 'x', signal: end.signal })
  end.abort()
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
  await expect(fetchWithProgress(() => undefined)(address, { signal: end.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})
