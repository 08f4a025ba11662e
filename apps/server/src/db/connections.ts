import { Client, type ClientConfig } from 'pg'
import { placesOf } from './address.ts'
import { followWriter, type Writer } from './writer.ts'

/**
 * [OPS-09] When a commit that waits for its standby is cancelled, PostgreSQL reports success with a warning, though the
 * standby may not have it. The function name is the only part of the warning that is not translated.
 */
const waitGivenUp = 'SyncRepWaitForLSN'

/** A connection that ends instead of reporting success for a commit which only the primary has. */
class CarefulClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    // Without a listener, the error would end the process. Pending queries fail by themselves.
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

/** [OPS-09] Clients that connect to the current primary. */
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
        // Look again even if the host was found by a search that began before it failed.
        if (place !== undefined) writer.lost(place)
        this.connection.stream.destroy()
        throw error
      }
      return this
    }
  }

export interface Connections {
  readonly Client: new (config?: ClientConfig) => Client
  /** Passed to each client. With several hosts, the client replaces host and port by those of the primary. */
  readonly connectionString: string
}

/** How to connect to an address, which may name one host or several. */
export function connectionsTo(address: string): Connections {
  const [connectionString, ...others] = placesOf(address)
  return { connectionString, Client: others.length === 0 ? CarefulClient : clientsOf(followWriter(address)) }
}
