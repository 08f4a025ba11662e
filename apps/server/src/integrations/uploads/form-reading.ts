import { withoutInvisible } from '@eksport/forms'
import { z } from 'zod'

/** The child reads with nothing of ours beside it. */
const written = z.string().transform((text) => withoutInvisible(text).trim())

/**
 * What a file says as a form, or why it is not read as one: it runs something (`script`), brings another form inside (`xfa`) or
 * files (`files`), has no fields left (`flattened`), or cannot be read.
 */
const formReadingSchema = z.discriminatedUnion('found', [
  z.object({
    found: z.literal('form'),
    /** What is written in each field, by its name; of a ticked box `X`. Empty fields are there as well. */
    values: z.record(z.string(), written),
  }),
  z.object({ found: z.enum(['script', 'xfa', 'files', 'flattened', 'unreadable']) }),
])

export type FormReading = z.infer<typeof formReadingSchema>

/** The child's answer; any other answer means that the file cannot be read. */
export function parseReading(output: string): FormReading {
  try {
    return formReadingSchema.parse(JSON.parse(output))
  } catch {
    return { found: 'unreadable' }
  }
}
