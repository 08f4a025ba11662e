import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const pack = promisify(gzip)

/** Fast rather than small: somebody waits for it. */
const level = 4
const least = 4096

/** Packs a long answer for a caller that can unpack it; outside the event loop. */
export async function packed({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < least) return payload
  reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return payload
  reply.header('content-encoding', 'gzip').removeHeader('content-length')
  return pack(payload, { level })
}
