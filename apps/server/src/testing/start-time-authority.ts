import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { askAuthority, timeAddress } from '../demonstration/authority/authority.ts'
import { loadOrMakeAuthority } from '../demonstration/authority/key-store.ts'
import { askOverHttp } from '../integrations/signing/ask.ts'

export interface TimeAuthority {
  readonly url: string
  /** While true, it answers 503. */
  isAway: boolean
  stop(): Promise<void>
}

/** The demonstration's time-stamp authority of a folder, over HTTP like an external one. */
export async function startTimeAuthority(sealFolder: string): Promise<TimeAuthority> {
  const ask = askAuthority(await loadOrMakeAuthority(sealFolder, new Date()), askOverHttp, () => new Date())
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (authority.isAway) response.writeHead(503).end()
    else response.end(await ask(timeAddress, { type: 'application/timestamp-query', body }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server's address is an object; strings are for pipes.
  const { port } = server.address() as AddressInfo
  const authority: TimeAuthority = {
    url: `http://127.0.0.1:${port}/`,
    isAway: false,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return authority
}
