import { type OriginalMove, originalEvent } from '@eksport/domain'
import { liveReplacements } from '../db/repositories/replacements.ts'
import { type InsideHandler, onDocument } from './effect.ts'

/** [ACT-10] Moves the original along with its replacement, in the same transaction. */
export const movesOriginal =
  (effect: OriginalMove): InsideHandler =>
  async ({ original }, progress) => {
    if (original === undefined) return progress
    const { referenceNumber, applicationStatus } = original.document
    const event = originalEvent(effect, applicationStatus)
    if (event === undefined) return progress
    return { ...progress, follow: [...progress.follow, { referenceNumber, event, force: 'must' }] }
  }

/** [ACT-10] Issues a replacement that only waited for the paper of its original (ours or the older service's) to be recorded. */
export const issueReplacement: InsideHandler = async ({ tx, stored, event }, progress) => {
  const { referenceNumber } = stored.document
  const replacement =
    event === 'record-mats-paper'
      ? referenceNumber
      : (await liveReplacements(tx, [referenceNumber])).get(referenceNumber)
  if (replacement === undefined) return progress
  const next = { referenceNumber: replacement, event: 'original-accounted-for', force: 'may' } as const
  return { ...progress, follow: [...progress.follow, next] }
}

/** Names the certificate just issued as the successor of this one. */
export const nameSuccessor = onDocument(async ({ cause }, document) => {
  if (cause === undefined) throw new TypeError('A certificate is replaced by another one')
  const { replacedByApplicationReferences = [] } = document
  return { ...document, replacedByApplicationReferences: [...replacedByApplicationReferences, cause] }
})
