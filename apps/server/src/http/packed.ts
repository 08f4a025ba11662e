import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Pack = (text: string) => Promise<Buffer>

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

// Fast rather than small, because the caller waits.
const packers: Readonly<Record<'br' | 'gzip', Pack>> = {
  br: (text) => toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => toGzip(text, { level: 4 }),
}

/** Shorter answers fit into one packet uncompressed. In bytes, approximately. */
const minBytes = 1400

/**
 * Compresses an answer outside the event loop, if the client accepts it. No answer contains a secret beside text that
 * another site could choose, so its length reveals nothing.
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
