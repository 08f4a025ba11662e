import type { FastifyReply } from 'fastify'

/** Redirects the browser with 303, so that it continues with GET. */
export const seeOther = (reply: FastifyReply, url: string): FastifyReply => reply.redirect(url, 303)

/** Answers a successful call with only the address to go to next. */
export const doneGoTo = (reply: FastifyReply, url: string): FastifyReply =>
  reply.code(204).header('location', url).header('cache-control', 'no-store').send()
