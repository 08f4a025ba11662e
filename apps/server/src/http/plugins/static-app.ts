import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type AddressPattern, addressPattern } from '../address-pattern.ts'
import { packed } from '../packed.ts'
import type { RefuseUnknown } from './plain-http.ts'

// Files with a hash in their name never change.
const hashed = /-[\w-]{8,}\.\w+(\.\w+)?$/
/** Addresses that the server answers itself, not with the app's page. */
export const serverPaths = /^\/(api|oauth2|login\/oauth2|logout|healthz|readyz)(\/|\?|$)/

/** The page of the built app; undefined if the listener only serves calls. */
export async function readPage(folder: string | undefined): Promise<string | undefined> {
  return folder === undefined ? undefined : readFile(join(folder, 'index.html'), 'utf8')
}

/** The addresses of the app's router, which its build writes beside the page. */
async function readAddresses(folder: string): Promise<readonly AddressPattern[]> {
  const written = await readFile(join(folder, 'addresses.json'), 'utf8')
  return z.array(z.string()).parse(JSON.parse(written)).map(addressPattern)
}

/** A built app. */
interface StaticApp {
  /** The folder of its files; undefined if the listener only serves calls. */
  readonly folder: string | undefined
  readonly page: string | undefined
  readonly refuseUnknown: RefuseUnknown
}

/**
 * Serves the built app: its files, and its page for every address that the app's router knows. For other addresses the
 * page is sent with status 404, for people who mistyped and for machines that read the status.
 */
export async function registerStaticApp(
  app: FastifyInstance,
  { folder, page, refuseUnknown }: StaticApp,
): Promise<void> {
  async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
    // Where Vite and style libraries look for the nonce of this answer's policy.
    const nonce = `<meta property="csp-nonce" nonce="${reply.styleNonce}">`
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(
      await packed(
        request,
        reply,
        html.replace('</head>', () => `${nonce}</head>`),
      ),
    )
  }
  if (folder !== undefined) {
    await app.register(staticFiles, {
      root: folder,
      index: false,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // The same address may be sent compressed or not, which caches must distinguish.
        reply.setHeader('vary', 'accept-encoding')
        reply.setHeader(
          'cache-control',
          hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        )
      },
    })
  }
  const known = folder === undefined || page === undefined ? [] : await readAddresses(folder)
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    if (page === undefined || serverPaths.test(path) || /\.\w{2,5}$/.test(path)) return refuseUnknown(request, reply)
    const isKnown = known.some((pattern) => pattern.test(path))
    if (request.method !== 'GET') return refuseUnknown(request, reply, isKnown ? ['GET', 'HEAD'] : [])
    return sendPage(request, isKnown ? reply : reply.code(404), page)
  })
  if (page === undefined) return
  // `/index.html` as well, because as a plain file it would have no nonce.
  for (const path of ['/', '/index.html'])
    app.get(path, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, page))
}
