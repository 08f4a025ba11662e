import { Client, type ClientConfig } from 'pg'
import { placesOf } from './address.ts'
import { followWriter, type Writer } from './writer.ts'

/**
 * [OPS-09] Whoever cancels a commit that waits for its standby makes PostgreSQL call it done with a warning, though the standby may
 * not have it. The function's name is the only part of that warning which is in no language.
 */
const waitGivenUp = 'SyncRepWaitForLSN'

/** A connection that takes no commit for done which only one machine has: it ends instead, so that nobody is told. */
class CarefulClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    // Without a listener the process would end; what waits for an answer fails by itself.
    this.on('error', () => undefined)
    this.on('notice', ({ routine }) => {
      if (routine !== waitGivenUp) return
      const error = Object.assign(new Error('The standby may not have what was committed'), { code: '57014' })
      this.connection.emit('error', error)
      this.connection.stream.destroy()
    })
  }
}

type Connected = Parameters<Client['connect']>[0]

/** [OPS-09] Connections that go to whichever host is written to. */
const clientsOf = (writer: Writer) =>
  class extends CarefulClient {
    override connect(): Promise<Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<Client> | undefined {
      const connected = this.#connectToWriter()
      if (callback === undefined) return connected
      connected.then(
        () => Reflect.apply(callback, undefined, [null, this]),
        (error: unknown) => Reflect.apply(callback, undefined, [error]),
      )
      return undefined
    }

    async #connectToWriter(): Promise<Client> {
      let place: string | undefined
      try {
        place = await writer.find()
        const { host, port } = new Client({ connectionString: place })
        Object.assign(this, { host, port })
        await super.connect()
        await writer.enter(this, place)
      } catch (error) {
        // Also where the look that named it was older than its end.
        if (place !== undefined) writer.lost(place)
        this.connection.stream.destroy()
        throw error
      }
      return this
    }
  }

export interface Connections {
  readonly Client: new (config?: ClientConfig) => Client
  /** To be given to each client; one that several hosts are meant by goes where it must. */
  readonly connectionString: string
}

/** How connections to an address are made, which may name one host or several. */
export function connectionsTo(address: string): Connections {
  const [connectionString, ...others] = placesOf(address)
  return { connectionString, Client: others.length === 0 ? CarefulClient : clientsOf(followWriter(address)) }
}
