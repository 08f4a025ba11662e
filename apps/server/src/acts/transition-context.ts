import {
  type CopyRequest,
  changeKeys,
  diffApplication,
  isDrawnForControl,
  isWithin,
  type NewPickup,
  type OriginalStanding,
  pickupDays,
  pickupIssues,
  type RegisterAnswers,
  type TransitionContext,
  type TransitionInput,
  today,
} from '@eksport/domain'
import { relevantDocument } from '@eksport/domain/templates'
import { matchesApproval } from '../certificate/final-certificate.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { lastApprover } from '../db/repositories/history.ts'
import type { Transaction } from '../db/transaction.ts'
import { asSent } from '../drafting/as-sent.ts'
import { assessStored } from '../drafting/rule-check.ts'
import { policiesOf } from '../reference-data/offices.ts'
import { controlDrawOn, mayApproveItselfOn } from '../reference-data/settings.ts'
import { paperStanding } from '../standing/awaits-original.ts'
import type { Held } from '../standing/load.ts'
import { standingOf } from '../standing/standing.ts'

interface Moment {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  readonly answers: RegisterAnswers
  readonly input: TransitionInput
  readonly now: Date
}

/** What a replacement must know of the certificate that it replaces. */
export function originalStanding(document: ApplicationDocument, replaced: ApplicationDocument): OriginalStanding {
  const original = relevantDocument(replaced)
  return {
    annulled: original.applicationStatus === 'ANNULLERT',
    ...paperStanding(original),
    changes: changeKeys(diffApplication(original, relevantDocument(document))),
  }
}

function isPickupOpen(
  { collectionLocation: office, collectionDate: date, collectionTime: time }: CopyRequest,
  { referenceData, now }: Pick<Moment, 'referenceData' | 'now'>,
) {
  return pickupIssues({ office, date, time }, now.toISOString(), policiesOf(referenceData)).length === 0
}

/** [EXP-11] What is to be known of the pickup that is asked for; that its office offers it is a demand (`demands.ts`). */
function newPickupOf(document: ApplicationDocument, { input }: Moment): NewPickup | undefined {
  if (input.pickup === undefined) return undefined
  const { date, time } = input.pickup
  const before = document.certificateRetrieval
  return {
    isInOrder: isWithin(pickupDays(document), date),
    isAnother: date !== before?.date || time !== before.time,
  }
}

/** [ACT-01] Everything that the status machine asks when an event happens to an application, read at this moment. */
export async function transitionContext(moment: Moment, { stored, original }: Held): Promise<TransitionContext> {
  const { tx, referenceData, answers, input, now } = moment
  const { document, statusBeforeCancellation } = stored
  const day = today(now.toISOString())
  const awaitsSignature = document.applicationStatus === 'TIL_SIGNERING'
  const approver = awaitsSignature ? await lastApprover(tx, document.referenceNumber) : undefined
  const isDraft = document.applicationStatus === 'UNDER_REGISTRERING'
  return {
    ...(await standingOf({ tx, referenceData, now }, stored)),
    validation: assessStored(referenceData, isDraft ? asSent(referenceData, document) : document, answers, now),
    autoApprove: mayApproveItselfOn(referenceData, document.certificateTemplate, day),
    drawnForControl: isDrawnForControl(document.referenceNumber, controlDrawOn(referenceData, day)),
    // Only what waits for its signature is compared with what was approved.
    documentMatchesSnapshot: awaitsSignature && (await matchesApproval(tx, document)),
    approverId: approver?.id,
    // [ACT-05] The office of the approval: whose the case has become since does not free whoever approved it.
    needsTwoPersons: referenceData['certificate-offices'].some(
      ({ code, signers }) => code === approver?.office && signers > 1,
    ),
    statusBeforeCancellation,
    original: original && originalStanding(document, original.document),
    copyPickupOpen: input.copies?.request !== undefined && isPickupOpen(input.copies.request, { referenceData, now }),
    newPickup: newPickupOf(document, moment),
    input,
  }
}
