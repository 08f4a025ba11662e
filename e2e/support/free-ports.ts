import { createServer } from 'node:net'

const listen = () =>
  new Promise<{ readonly port: number; readonly close: () => Promise<void> }>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new Error('No port was given.'))
      resolve({ port: address.port, close: () => new Promise((closed) => server.close(() => closed())) })
    })
  })

/** Ports that are free now; all are held until the last is known, so that they differ. */
export const freePorts = async (count: number): Promise<number[]> => {
  const held = await Promise.all(Array.from({ length: count }, listen))
  await Promise.all(held.map(({ close }) => close()))
  return held.map(({ port }) => port)
}
