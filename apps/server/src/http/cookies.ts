import type { Audience } from '@eksport/api'
import type { FastifyReply, FastifyRequest } from 'fastify'

// Cookies ignore ports, and both portals of the demonstration are on localhost, so each audience has its own name.
export const sessionCookie = (audience: Audience) => `__Host-eksport-${audience}`
const attemptCookies = (audience: Audience) => `__Host-eksport-${audience}-login-`
// One cookie per attempt: two tabs may log in at once, and the answer's state tells which attempt it belongs to.
const attemptCookie = (audience: Audience, state: string) =>
  attemptCookies(audience) + state.replace(/[^\w-]/g, '').slice(0, 16)

/** Unfinished login attempts of a browser; older ones are abandoned tabs. */
const maxAttempts = 5

// The secret of the browser that asked for a login link.
const linkCookie = '__Host-eksport-submitter-link'

const protection = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const

export const readSessionCookie = (request: FastifyRequest, audience: Audience) =>
  request.cookies[sessionCookie(audience)]
export const readAttemptCookie = (request: FastifyRequest, audience: Audience, state: string) =>
  request.cookies[attemptCookie(audience, state)]

export function setSessionCookie(reply: FastifyReply, audience: Audience, value: string): void {
  reply.setCookie(sessionCookie(audience), value, protection)
}

export function clearSessionCookie(reply: FastifyReply, audience: Audience): void {
  reply.clearCookie(sessionCookie(audience), protection)
}

/** The secret of a login attempt, stored by the browser that started it. */
interface Attempt {
  readonly state: string
  readonly secret: string
}

export function setAttemptCookie(reply: FastifyReply, audience: Audience, { state, secret }: Attempt): void {
  const begun = Object.keys(reply.request.cookies).filter((name) => name.startsWith(attemptCookies(audience)))
  if (begun.length >= maxAttempts) for (const name of begun) reply.clearCookie(name, protection)
  reply.setCookie(attemptCookie(audience, state), secret, { ...protection, maxAge: 600 })
}

export function clearAttemptCookie(reply: FastifyReply, audience: Audience, state: string): void {
  reply.clearCookie(attemptCookie(audience, state), protection)
}

export const readLinkCookie = (request: FastifyRequest) => request.cookies[linkCookie]

export function setLinkCookie(reply: FastifyReply, value: string): void {
  reply.setCookie(linkCookie, value, { ...protection, maxAge: 600 })
}

export function clearLinkCookie(reply: FastifyReply): void {
  reply.clearCookie(linkCookie, protection)
}
