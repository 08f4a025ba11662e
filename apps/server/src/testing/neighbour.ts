import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** As it should be, gone, there without a word, cut off before its answer is heard, or answering something else. */
export const moods = ['well', 'away', 'silent', 'unheard', 'lying'] as const
export type Mood = (typeof moods)[number]

export interface Neighbour {
  readonly port: number
  /** From now on; what is under way is cut off. Answers when somebody has called it since. */
  become(mood: Mood): Promise<void>
  stop(): Promise<void>
}

interface Ways {
  /** Where the real one listens. */
  readonly target: number
  /** What a liar says. */
  readonly lie: string
  /** The end of what is said to it: its next words are the answer. Without one every word is. */
  readonly end?: string
}

/** Stands before a server that others run, and behaves as such servers do on bad days. */
export async function startNeighbour({ target, lie, end = '' }: Ways): Promise<Neighbour> {
  let mood: Mood = 'well'
  let called = Promise.withResolvers<void>()
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Cut off is what it is made for.
    socket.on('error', () => undefined)
    return socket
  }
  const server = createServer((caller) => {
    keep(caller)
    called.resolve()
    if (mood === 'away') return void caller.destroy()
    if (mood === 'silent') return void caller.resume()
    if (mood === 'lying') return void caller.resume().end(lie)
    const real = keep(connect(target, '127.0.0.1'))
    let isAsked = false
    caller.on('data', (data) => {
      isAsked = data.toString('latin1').endsWith(end)
      real.write(data)
    })
    real.on('data', (data) => {
      if (mood === 'unheard' && isAsked) caller.destroy()
      else caller.write(data)
    })
    caller.once('close', () => real.destroy())
    real.once('close', () => caller.end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  return {
    // A TCP server has an address object; strings are for pipes.
    port: (server.address() as AddressInfo).port,
    become(next) {
      mood = next
      called = Promise.withResolvers()
      for (const socket of sockets) socket.destroy()
      return called.promise
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
