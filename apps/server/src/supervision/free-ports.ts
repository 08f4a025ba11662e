import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { hasCode } from '../has-code.ts'

/**
 * Below the ports for outgoing connections (from 32768 on Linux, 49152 elsewhere): one of those could be taken by a
 * database connection between finding it free and listening on it.
 */
const [lowest, beyond] = [15_000, 32_000]

/** Listens on a port to reserve it; undefined if it is taken. */
const hold = (port: number) =>
  new Promise<{ readonly port: number; readonly release: () => Promise<void> } | undefined>((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      return hasCode(error, 'EADDRINUSE', 'EACCES') ? resolve(undefined) : reject(error)
    })
    server.listen(port, '127.0.0.1', () => {
      resolve({ port, release: () => new Promise((released) => server.close(() => released())) })
    })
  })

async function holdAny() {
  for (;;) {
    const held = await hold(randomInt(lowest, beyond))
    if (held !== undefined) return held
  }
}

/** Ports of this machine that are free now. All are reserved until the last one is found, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, holdAny))
  await Promise.all(held.map(({ release }) => release()))
  return held.map(({ port }) => port)
}
