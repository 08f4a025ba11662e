import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Audience } from '@eksport/api'
import type { OidcClient } from '../../config.ts'
import { interactions } from './interactions.ts'
import { issuerKeys } from './keys.ts'
import { clientIds, createProvider } from './provider.ts'

const fonts: ReadonlyMap<string, string> = new Map([
  ['/innlogging/inter-400.ttf', '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'],
  ['/innlogging/inter-600.ttf', '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'],
])

export interface StartedIssuer {
  /** The client settings of each portal. */
  readonly clients: Readonly<Record<Audience, OidcClient>>
  stop(): Promise<void>
}

export interface StartIssuerOptions {
  readonly host: string
  readonly port: number
  readonly dataFolder: string
  readonly portals: Readonly<Record<Audience, string>>
  /** The public address, if it is behind a proxy; by default that of its port. */
  readonly knownAs?: string
}

/** Starts the login provider of the demonstration. */
export async function startIssuer(options: StartIssuerOptions): Promise<StartedIssuer> {
  const { host, port, dataFolder, portals, knownAs } = options
  const keys = await issuerKeys(dataFolder)
  const handlers: { respond?: (request: IncomingMessage, response: ServerResponse) => Promise<void> } = {}
  const server = createServer((request, response) => {
    handlers.respond?.(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  // A TCP server's address is an object; strings are for pipes.
  const { port: listening } = server.address() as AddressInfo
  const issuer = knownAs ?? `http://localhost:${listening}`
  const provider = createProvider({ issuer, keys, portals })
  const protocol = provider.callback()
  const interact = interactions(provider, portals)

  handlers.respond = async (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    const font = fonts.get(path)
    if (path === '/favicon.ico') response.writeHead(204, { 'cache-control': 'public, max-age=86400' }).end()
    else if (font !== undefined) {
      const content = await readFile(fileURLToPath(import.meta.resolve(font)))
      response.writeHead(200, { 'content-type': 'font/ttf', 'cache-control': 'public, max-age=86400' }).end(content)
    } else if (path.startsWith('/innlogging/')) await interact(request, response)
    else await protocol(request, response)
  }

  const client = (audience: Audience): OidcClient => ({
    issuer,
    clientId: clientIds[audience],
    clientSecret: keys.clientSecrets[audience],
  })
  return {
    clients: { submitter: client('submitter'), caseworker: client('caseworker') },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
