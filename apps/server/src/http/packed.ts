import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Pack = (text: string) => Promise<Buffer>

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

// Fast rather than small: somebody waits for it.
const packers: Readonly<Record<'br' | 'gzip', Pack>> = {
  br: (text) => toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => toGzip(text, { level: 4 }),
}

/** What is shorter goes over the wire in one packet as it is. In bytes, roughly. */
const minBytes = 1400

/**
 * Packs an answer for a caller that can unpack it, outside the event loop. No answer carries a secret beside words that
 * another site could choose, so that its length tells nobody anything.
 */
export async function packed({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < minBytes) return payload
  reply.header('vary', 'accept-encoding')
  const accepted = String(headers['accept-encoding'])
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  if (encoding === undefined) return payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return packers[encoding](payload)
}
