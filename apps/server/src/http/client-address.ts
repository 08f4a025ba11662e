import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * [OPS-10] The client's address for rate limits: from the configured proxies' header, or else of the connection. An
 * IPv6 address counts as its /64 network, all of which one client has.
 */
export const clientAddress = ({ ip }: FastifyRequest): string => normalizeIP(ip)
