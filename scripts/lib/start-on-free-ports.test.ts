import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { startProgram } from './program.ts'
import { startOnFreePorts } from './start-on-free-ports.ts'

const releases: (() => unknown)[] = []
afterEach(() => Promise.all(releases.splice(0).map((release) => release())))

const take = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'))
    releases.push(() => server.close())
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })

const lifeline = ['--import', join(import.meta.dirname, 'lifeline.ts')]
const run = (script: string) => {
  const last: string[] = []
  const program = startProgram(process.execPath, [...lifeline, '-e', script], {
    cwd: import.meta.dirname,
    onLine: (line) => last.push(line),
    lifeline: true,
  })
  releases.push(() => program.stop())
  return { program, diary: { file: 'log', last } }
}
const listening = (port = 0) =>
  `require('node:http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1', () => process.send('ready'))`

/** A port that was free a moment ago, and what is wanted of it. */
const wantAny = async () => {
  const usual = await take(0)
  await Promise.all(releases.splice(0).map((release) => release()))
  return [{ variable: 'EKSPORT_TEST_RACE', usual, purpose: 'the race' }]
}

it('passes over a port that another program takes between the look at it and the start, and does not take its answers for ours', async () => {
  const wanted = await wantAny()
  const tried: number[] = []
  const start = async ([port = 0]: readonly number[]) => {
    tried.push(port)
    if (tried.length === 1) await take(port)
    return run(listening(port))
  }
  const { program, ports } = await startOnFreePorts(wanted, start, () => undefined)
  expect(tried[0]).toBe(wanted[0]?.usual)
  expect(ports[0]).toBeGreaterThan(tried[0] ?? 0)
  expect((await fetch(`http://127.0.0.1:${ports[0]}`)).ok).toBe(true)
  await program.stop()
  await expect(fetch(`http://127.0.0.1:${ports[0]}`)).rejects.toThrow('fetch failed')
})

it('lets two of them that start at the same moment have ports of their own', async () => {
  const wanted = await wantAny()
  const start = async ([port = 0]: readonly number[]) => run(listening(port))
  const both = await Promise.all([1, 2].map(() => startOnFreePorts(wanted, start, () => undefined)))
  expect(new Set(both.map(({ ports: [port] }) => port)).size).toBe(2)
})

it('starts what ends for another reason once, and says its last words', async () => {
  let starts = 0
  const start = async () => {
    starts += 1
    return run("console.log('The disk is full'); process.exit(1)")
  }
  await expect(startOnFreePorts(await wantAny(), start, () => undefined)).rejects.toThrow('The disk is full')
  expect(starts).toBe(1)
})
