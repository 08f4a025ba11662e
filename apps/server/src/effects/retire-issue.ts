import { retirementIn } from '@eksport/domain'
import { recall } from '../certificate/delivery.ts'
import { retireIssue as retire } from '../db/repositories/certificate-issues.ts'
import { onDocument } from './effect.ts'

/** [CRT-09] [CRT-14] Retires the issue when the application leaves the statuses of a certificate, and notifies its receiver. */
export const retireIssue = onDocument(async ({ tx, to, now }, document) => {
  const { referenceNumber, replacedByApplicationReferences = [] } = document
  const as = to === 'deleted' ? undefined : retirementIn(to, replacedByApplicationReferences.length > 0)
  if (as === undefined) return document
  const successorReference = as === 'REPLACED' ? replacedByApplicationReferences.at(-1) : undefined
  const issue = await retire(tx, referenceNumber, { as, at: now, successorReference })
  if (issue !== undefined) await recall(tx, issue, as, now)
  return document
})
