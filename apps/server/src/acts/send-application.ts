import type { SendAnswer } from '@eksport/api'
import { reasonCodes } from '@eksport/domain'
import { latestDecision } from '../db/repositories/history.ts'
import { latestSnapshot } from '../db/repositories/snapshots.ts'
import { type Act, act } from './act.ts'
import { learnAddresses } from './address-book.ts'
import { refuseAnotherFee } from './refuse-another-fee.ts'

/** Row 4, and row 5 if no officer needs to assess it; returns what the exporter is told of both. */
export async function sendApplication(
  command: Omit<Act<'send'>, 'event'>,
  shownFee?: number,
): Promise<SendAnswer & { readonly version: number }> {
  const { tx, referenceNumber, now } = command
  const { stored } = await act({ ...command, event: 'send' })
  refuseAnotherFee(stored.document, shownFee)
  const sent = await latestSnapshot(tx, referenceNumber, 'SUBMITTED')
  if (sent === undefined) throw new TypeError('What was sent has no snapshot')
  await learnAddresses(tx, stored.document, now)
  const { applicationStatus, approvedDateTime, version } = stored.document
  const decision = await latestDecision(tx, referenceNumber, 'submitter')
  return {
    referenceNumber,
    applicationStatus,
    decision: approvedDateTime === undefined ? 'MANUAL' : 'AUTO_APPROVED',
    reasons: reasonCodes(decision?.reasons ?? []),
    checks: decision?.checks ?? [],
    receiptId: sent.id,
    version,
  }
}
