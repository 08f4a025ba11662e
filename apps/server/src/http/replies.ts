import type { FastifyReply } from 'fastify'

/** Leads the browser on to another page, whatever it asked with. */
export const seeOther = (reply: FastifyReply, url: string): FastifyReply => reply.redirect(url, 303)

/** Done, with nothing to read but where to go next. */
export const doneGoTo = (reply: FastifyReply, url: string): FastifyReply =>
  reply.code(204).header('location', url).header('cache-control', 'no-store').send()
