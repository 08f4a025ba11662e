import { type ApplicationDraft, applicationSchema, ownAnswers, readStored } from '@eksport/domain'
import { z } from 'zod'

/**
 * An application as it is stored, without the fields that are computed for each reader. Documents stored in an earlier
 * shape are converted to the current one.
 */
export const applicationDocumentSchema = z.preprocess(
  readStored,
  applicationSchema.omit({ actions: true, attachments: true, formDifferences: true }),
)

export type ApplicationDocument = z.infer<typeof applicationDocumentSchema>

/** The exporter's answers in a stored application. */
export const storedDraft = (document: ApplicationDocument): ApplicationDraft => ownAnswers(document) as ApplicationDraft // a stored document holds a whole draft
