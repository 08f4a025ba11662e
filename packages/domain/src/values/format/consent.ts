import { z } from 'zod'

/** [CRT-03] A declaration as it is stored: given to the text that a template had. One that is not given is left out. */
export const consentSchema = z.strictObject({
  given: z.literal(true),
  template: z.string().max(20),
  textVersion: z.number().int(),
})
