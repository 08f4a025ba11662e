import { z } from 'zod'

/** Words of an answer. The limits that people meet stand in the form: this only keeps a body in bounds. */
export const answerWords = z.string().trim().max(10_000).optional()
