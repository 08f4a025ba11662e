import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Normal; gone; silent; cut off before its answer arrives; answering something else; every packet late; a network that
 * holds everything until it recovers; and connections that end half-way.
 */
export type Mood = 'well' | 'away' | 'silent' | 'unheard' | 'lying' | 'slow' | 'cut' | 'ended'

export interface Neighbour {
  readonly port: number
  /**
   * Sets the behaviour. Existing connections are cut, except where the new mood keeps them. Resolves when somebody has
   * called it since.
   */
  become(mood: Mood): Promise<void>
  stop(): Promise<void>
}

interface Ways {
  /** Where the real server listens: a local port, or the path of a socket. */
  readonly target: number | string
  /** The false answer of `lying`. */
  readonly lie?: string
  /** How a request ends, so that the next data is its answer; without it, any data is. */
  readonly end?: string
}

/** The delay of `slow` in milliseconds. */
const lateness = 250

/** How existing connections change to a mood; by default they are destroyed. */
const changes: Partial<Record<Mood, (socket: Socket) => unknown>> = {
  unheard: () => undefined,
  slow: () => undefined,
  cut: (socket) => socket.pause(),
  ended: (socket) => socket.end(),
}

/** Starts a proxy in front of a server that behaves as such servers and networks do on bad days. */
export async function startNeighbour({ target, lie = '', end = '' }: Ways): Promise<Neighbour> {
  let mood: Mood = 'well'
  let called = Promise.withResolvers<void>()
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Errors are expected, because connections are cut on purpose.
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
    // A TCP server's address is an object; strings are for pipes.
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
