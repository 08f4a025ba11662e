import type { ApplicationStatus, StatusEvent } from '@eksport/domain'
import { type InsideHandler, onDocument } from './effect.ts'

/**
 * [ACT-10] What happens to a replacement moves the certificate that it replaces, in the same transaction. An original in another
 * status has come to an end of its own, or is held by a later replacement: it stays as it is.
 */
const moves =
  (event: StatusEvent, held: readonly ApplicationStatus[]): InsideHandler =>
  async ({ original }, progress) => {
    if (original === undefined || !held.includes(original.document.applicationStatus)) return progress
    const { referenceNumber } = original.document
    return { ...progress, follow: [...progress.follow, { referenceNumber, event, force: 'must' }] }
  }

export const originalSent = moves('replacement-sent', ['ERSTATNING_UNDER_REGISTRERING'])
export const originalIssued = moves('replacement-ended', ['ERSTATNING_UNDER_REGISTRERING', 'ERSTATNING_BEHANDLES'])
export const originalReplaced = moves('replacement-issued', ['ERSTATNING_BEHANDLES'])

/** The certificate that has just been issued stands in this one's place. */
export const nameSuccessor = onDocument(async ({ cause }, document) => {
  if (cause === undefined) throw new TypeError('A certificate is replaced by another one')
  const { replacedByApplicationReferences = [] } = document
  return { ...document, replacedByApplicationReferences: [...replacedByApplicationReferences, cause] }
})
