import { Client, type ClientConfig } from 'pg'

/**
 * [OPS-09] Whoever cancels a commit that waits for its standby makes PostgreSQL call it done with a warning, though the standby may
 * not have it. The function's name is the only part of that warning which is in no language.
 */
const waitGivenUp = 'SyncRepWaitForLSN'

/** A connection that takes no commit for done which only one machine has: it ends instead, so that nobody is told. */
export class CarefulClient extends Client {
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
