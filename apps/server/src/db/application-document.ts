import { applicationSchema } from '@eksport/domain'
import type { z } from 'zod'

/** An application as it is stored: without what is worked out for each reader. */
export const applicationDocumentSchema = applicationSchema.omit({ actions: true, attachments: true })

export type ApplicationDocument = z.infer<typeof applicationDocumentSchema>
