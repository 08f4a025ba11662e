import { createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { choosePorts, isFree } from './ports.ts'

const servers: ReturnType<typeof createServer>[] = []

const take = (port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    servers.push(server)
    server.once('error', reject).listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

it.each(['127.0.0.1', '0.0.0.0'])('sees that a port is taken on %s', async (host) => {
  expect(await isFree(await take(0, host))).toBe(false)
})

it('takes the next free port, never one that another portal wants, and says so', async () => {
  const taken = await take(0, '127.0.0.1')
  const lines: string[] = []
  const wanted = [
    { variable: 'EKSPORT_TEST_A', usual: taken, purpose: 'first' },
    { variable: 'EKSPORT_TEST_B', usual: taken + 1, purpose: 'second' },
  ]
  const [first = 0, second = 0] = await choosePorts(wanted, (line) => lines.push(line))
  expect(first).toBeGreaterThan(taken + 1)
  expect(second).not.toBe(first)
  expect(lines[0]).toContain(`Port ${taken} (first) is taken by another program: using ${first}`)
})
