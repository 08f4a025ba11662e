import { type ApplicationDraft, applicationSchema, ownAnswers, readStored } from '@eksport/domain'
import { z } from 'zod'

/** An application as it is stored: without what is worked out for each reader. What was stored in an earlier shape is read as today's. */
export const applicationDocumentSchema = z.preprocess(
  readStored,
  applicationSchema.omit({ actions: true, attachments: true, formDifferences: true }),
)

export type ApplicationDocument = z.infer<typeof applicationDocumentSchema>

/** What the exporter answered in a stored application. */
export const storedDraft = (document: ApplicationDocument): ApplicationDraft => ownAnswers(document) as ApplicationDraft // a stored document holds a whole draft
