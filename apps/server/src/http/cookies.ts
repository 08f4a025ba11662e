import type { Audience } from '@eksport/api'
import type { FastifyReply, FastifyRequest } from 'fastify'

// Cookies ignore ports, and in the demonstration both listeners are on localhost: hence a name for each audience.
export const sessionCookie = (audience: Audience) => `__Host-eksport-${audience}`
const attemptCookie = (audience: Audience) => `__Host-eksport-${audience}-login`

// Of the browser that asked for a link by mail.
const linkCookie = '__Host-eksport-submitter-link'

const protection = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const

export const readSessionCookie = (request: FastifyRequest, audience: Audience) =>
  request.cookies[sessionCookie(audience)]
export const readAttemptCookie = (request: FastifyRequest, audience: Audience) =>
  request.cookies[attemptCookie(audience)]

export function setSessionCookie(reply: FastifyReply, audience: Audience, value: string): void {
  reply.setCookie(sessionCookie(audience), value, protection)
}

export function clearSessionCookie(reply: FastifyReply, audience: Audience): void {
  reply.clearCookie(sessionCookie(audience), protection)
}

export function setAttemptCookie(reply: FastifyReply, audience: Audience, value: string): void {
  reply.setCookie(attemptCookie(audience), value, { ...protection, maxAge: 600 })
}

export function clearAttemptCookie(reply: FastifyReply, audience: Audience): void {
  reply.clearCookie(attemptCookie(audience), protection)
}

export const readLinkCookie = (request: FastifyRequest) => request.cookies[linkCookie]

export function setLinkCookie(reply: FastifyReply, value: string): void {
  reply.setCookie(linkCookie, value, { ...protection, maxAge: 600 })
}

export function clearLinkCookie(reply: FastifyReply): void {
  reply.clearCookie(linkCookie, protection)
}
