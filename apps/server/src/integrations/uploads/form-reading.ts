import { withoutInvisible } from '@eksport/forms'
import { z } from 'zod'

/** Normalised here, because the child process imports none of our packages. */
const written = z.string().transform((text) => withoutInvisible(text).trim())

/**
 * What a form contains, or why it is not accepted: it has scripts (`script`), an XFA form (`xfa`) or files (`files`),
 * no fields (`flattened`), or cannot be read.
 */
const formReadingSchema = z.discriminatedUnion('found', [
  z.object({
    found: z.literal('form'),
    /** The value of each field by name; `X` for a ticked box. Empty fields are included. */
    values: z.record(z.string(), written),
  }),
  z.object({ found: z.enum(['script', 'xfa', 'files', 'flattened', 'unreadable']) }),
])

export type FormReading = z.infer<typeof formReadingSchema>

/** Parses the child's answer; any other answer means that the file cannot be read. */
export function parseReading(output: string): FormReading {
  try {
    return formReadingSchema.parse(JSON.parse(output))
  } catch {
    return { found: 'unreadable' }
  }
}
