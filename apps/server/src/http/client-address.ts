import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * [OPS-10] Where a call is from, for what is limited by address: by what a proxy says that the configuration names, and else by the
 * connection. Who has one address of IPv6 has a whole network of 64 bits, which counts as one.
 */
export const clientAddress = ({ ip }: FastifyRequest): string => normalizeIP(ip)
