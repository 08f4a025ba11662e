import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The EICAR test file, which all scanners report as infected. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

export interface StartedScanner {
  /** In the format of the setting. */
  readonly address: string
  /** Every file received, complete. */
  readonly scanned: readonly Buffer[]
  /** Stops it, as when a scanner is restarted; `start` brings it back at the same address. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** The content of an INSTREAM, once its last chunk has arrived. */
function contentOf(received: Buffer): Buffer | undefined {
  const pieces: Buffer[] = []
  let at = 'zINSTREAM\0'.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** A scanner that speaks the protocol of clamd over TCP and knows one signature. */
export async function startScanner(port = 0): Promise<StartedScanner> {
  const scanned: Buffer[] = []
  const sockets = new Set<Socket>()
  let listening = port

  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // The client may disconnect before the answer.
    socket.on('error', () => undefined)
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data])
      if (received.equals(Buffer.from('zPING\0'))) socket.end('PONG\0')
      if (!received.subarray(0, 10).equals(Buffer.from('zINSTREAM\0'))) return
      const content = contentOf(received)
      if (content === undefined) return
      scanned.push(content)
      socket.end(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(listening, '127.0.0.1', () => {
        // A TCP server's address is an object; strings are for pipes.
        listening = (server.address() as AddressInfo).port
        resolve()
      })
    })
  await start()
  return {
    address: `tcp://127.0.0.1:${listening}`,
    scanned,
    start,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
