import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * As it should be; gone; there without a word; cut off before its answer is heard; answering something else; each word late; a network
 * that passes nothing on until it is whole again; and one whose connections end in the middle.
 */
export type Mood = 'well' | 'away' | 'silent' | 'unheard' | 'lying' | 'slow' | 'cut' | 'ended'

export interface Neighbour {
  readonly port: number
  /** From now on; what is under way is cut off where the mood is not one of its own. Answers when somebody has called it since. */
  become(mood: Mood): Promise<void>
  stop(): Promise<void>
}

interface Ways {
  /** Where the real one listens: a port of this machine, or the path of a socket. */
  readonly target: number | string
  /** What a liar says. */
  readonly lie?: string
  /** The end of what is said to it: its next words are the answer. Without one every word is. */
  readonly end?: string
}

/** In milliseconds, of one that is slow. */
const lateness = 250

/** How connections that are there take a new mood; they end at once where it is not said. */
const changes: Partial<Record<Mood, (socket: Socket) => unknown>> = {
  unheard: () => undefined,
  slow: () => undefined,
  cut: (socket) => socket.pause(),
  ended: (socket) => socket.end(),
}

/** Stands before a server that others run, and behaves as such servers and the way to them do on bad days. */
export async function startNeighbour({ target, lie = '', end = '' }: Ways): Promise<Neighbour> {
  let mood: Mood = 'well'
  let called = Promise.withResolvers<void>()
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Cut off is what it is made for.
    socket.on('error', () => undefined)
    changes[mood]?.(socket)
    return socket
  }
  const inTime = (pass: () => void) => (mood === 'slow' ? void setTimeout(pass, lateness) : pass())
  const server = createServer((caller) => {
    keep(caller)
    called.resolve()
    if (mood === 'away') return void caller.destroy()
    if (mood === 'silent') return void caller.resume()
    if (mood === 'lying') return void caller.resume().end(lie)
    const real = keep(typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1'))
    let isAsked = false
    caller.on('data', (data) => {
      isAsked = data.toString('latin1').endsWith(end)
      inTime(() => real.write(data))
    })
    real.on('data', (data) => {
      if (mood === 'unheard' && isAsked) caller.destroy()
      else inTime(() => caller.write(data))
    })
    caller.once('close', () => real.destroy())
    real.once('close', () => inTime(() => caller.end()))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  return {
    // A TCP server has an address object; strings are for pipes.
    port: (server.address() as AddressInfo).port,
    become(next) {
      const change = mood === 'cut' ? (socket: Socket) => socket.resume() : changes[next]
      mood = next
      called = Promise.withResolvers()
      for (const socket of sockets) (change ?? (() => socket.destroy()))(socket)
      return called.promise
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
