import type { ApplicationReading } from '@eksport/api'
import { findOriginal } from '../../application/original.ts'
import type { ApplicationDocument } from '../../db/application-document.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import { type Answering, applicationAnswer } from './application-answer.ts'

/** Who handled the earlier one, and when a partner fetched it, is nothing that an exporter stated. */
function statements({ caseworker: _, electronicallyRetrievedTime: __, ...stated }: ApplicationDocument) {
  return stated
}

/** The application for its reader, and what it is compared with where there is something. */
export async function applicationReading(answering: Answering, stored: StoredApplication) {
  const { body, version } = await applicationAnswer(answering, stored)
  const original = await findOriginal(answering.tx, stored.document)
  const reading: ApplicationReading = original ? { ...body, original: statements(original) } : body
  return { body: reading, version }
}
