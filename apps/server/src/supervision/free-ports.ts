import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { hasCode } from '../has-code.ts'

/**
 * Below the ports that systems give to outgoing connections (32768 upwards on Linux, 49152 elsewhere): one of those may be taken by
 * a connection to the database between the moment that it was found free and the moment that somebody listens on it.
 */
const [lowest, beyond] = [15_000, 32_000]

/** Takes a port that nobody listens on; answers nothing for one that is taken. */
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

/** Ports of this machine that nobody listens on now. All are held until the last is known, so that no two are the same. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, holdAny))
  await Promise.all(held.map(({ release }) => release()))
  return held.map(({ port }) => port)
}
