import type { Audience } from '@eksport/api'
import type { FastifyReply, FastifyRequest } from 'fastify'

// Cookies ignore ports, and in the demonstration both listeners are on localhost: hence a name for each audience.
export const sessionCookie = (audience: Audience) => `__Host-eksport-${audience}`
const attemptCookies = (audience: Audience) => `__Host-eksport-${audience}-login-`
// One for each attempt: two tabs may be on their way through a login at once, and the answer says by its state whose it is.
const attemptCookie = (audience: Audience, state: string) =>
  attemptCookies(audience) + state.replace(/[^\w-]/g, '').slice(0, 16)

/** Attempts of one browser that were begun and not ended; more than that are tabs that nobody comes back to. */
const maxAttempts = 5

// Of the browser that asked for a link by mail.
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

/** The secret of an attempt, kept by the browser that begins it. */
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
