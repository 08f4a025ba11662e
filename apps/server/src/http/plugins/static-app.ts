import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../refusals/refusal.ts'
import { packed } from '../packed.ts'

// Names with a hash in them never change their content.
const hashed = /-[\w-]{8,}\.\w+(\.\w+)?$/
const serverPaths = /^\/(api|oauth2|login\/oauth2|logout|healthz|readyz)(\/|\?|$)/

/** The page of the built app, or nothing where the listener serves its calls only. */
export async function readPage(folder: string | undefined): Promise<string | undefined> {
  return folder === undefined ? undefined : readFile(join(folder, 'index.html'), 'utf8')
}

/** A built app. */
interface StaticApp {
  /** Of its files; none where the listener serves its calls only. */
  readonly folder: string | undefined
  readonly page: string | undefined
}

/** Serves the built app: its files as they are, and its page for every address that the app's own router knows. */
export async function registerStaticApp(app: FastifyInstance, { folder, page }: StaticApp): Promise<void> {
  async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
    // The place where Vite and style libraries look for the nonce of this answer's policy.
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
        // The same address comes packed or not: a cache on the way must not hand one to those who asked for the other.
        reply.setHeader('vary', 'accept-encoding')
        reply.setHeader(
          'cache-control',
          hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        )
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' && !serverPaths.test(request.url) && !/\.\w{2,5}$/.test(request.url.split('?')[0] ?? '')
    if (page === undefined || !wantsPage) throw new Refusal('NOT_FOUND')
    return sendPage(request, reply, page)
  })
  if (page === undefined) return
  // The file by its own name too: as a plain file it would have no nonce.
  for (const path of ['/', '/index.html'])
    app.get(path, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, page))
}
