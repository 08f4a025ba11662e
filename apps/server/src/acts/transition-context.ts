import {
  type CopyRequest,
  changeKeys,
  departureDays,
  diffApplication,
  isDrawnForControl,
  isWithin,
  type NewDeparture,
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
import { movedTimes } from '../drafting/moved-times.ts'
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

/** What the status machine needs to know of the certificate that a replacement replaces. */
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

/** [EXP-11] The facts of a requested pickup. Whether the office offers it is checked by a demand (`demands.ts`). */
function newPickupOf(document: ApplicationDocument, { input }: Moment): NewPickup | undefined {
  if (input.pickup === undefined) return undefined
  const { date, time } = input.pickup
  const before = document.certificateRetrieval
  const { from, to } = pickupDays(document)
  // The check of the departure covers a departure that moves as well.
  const span = input.departure === undefined ? { from, to } : { from }
  return {
    isInOrder: isWithin(span, date),
    isAnother: date !== before?.date || time !== before.time,
  }
}

/** [EXP-11] The facts of a requested departure. The form's rules for it are checked by a demand (`demands.ts`). */
function newDepartureOf(document: ApplicationDocument, { input }: Moment): NewDeparture | undefined {
  if (input.departure === undefined) return undefined
  const [before, after] = [document, movedTimes(document, input)].map(({ transport }) => transport ?? {})
  return {
    isInOrder: isWithin(departureDays(document, input.pickup?.date), input.departure.date),
    isAnother: before?.dateOfDeparture !== after?.dateOfDeparture || before?.timeOfDeparture !== after?.timeOfDeparture,
  }
}

/** What the rules assess: a draft as it would be sent, or an application with the requested departure. */
function judged(document: ApplicationDocument, { referenceData, input }: Moment): Parameters<typeof assessStored>[1] {
  if (document.applicationStatus === 'UNDER_REGISTRERING') return asSent(referenceData, document)
  if (input.departure === undefined) return document
  return { ...movedTimes(document, input), applicationStatus: 'UNDER_REGISTRERING' }
}

/** [ACT-01] Everything that the status machine asks for when an event happens to an application, read now. */
export async function transitionContext(moment: Moment, { stored, original }: Held): Promise<TransitionContext> {
  const { tx, referenceData, answers, input, now } = moment
  const { document, statusBeforeCancellation } = stored
  const day = today(now.toISOString())
  const awaitsSignature = document.applicationStatus === 'TIL_SIGNERING'
  const approver = awaitsSignature ? await lastApprover(tx, document.referenceNumber) : undefined
  return {
    ...(await standingOf({ tx, referenceData, now }, stored)),
    validation: assessStored(referenceData, judged(document, moment), answers, now),
    autoApprove: mayApproveItselfOn(referenceData, document.certificateTemplate, day),
    drawnForControl: isDrawnForControl(document.referenceNumber, controlDrawOn(referenceData, day)),
    // The approved snapshot only matters while the signature is awaited.
    documentMatchesSnapshot: awaitsSignature && (await matchesApproval(tx, document)),
    approverId: approver?.id,
    // [ACT-05] The approver's office counts, even if the case has moved to another office since.
    needsTwoPersons: referenceData['certificate-offices'].some(
      ({ code, signers }) => code === approver?.office && signers > 1,
    ),
    statusBeforeCancellation,
    original: original && originalStanding(document, original.document),
    copyPickupOpen: input.copies?.request !== undefined && isPickupOpen(input.copies.request, { referenceData, now }),
    newPickup: newPickupOf(document, moment),
    newDeparture: newDepartureOf(document, moment),
    input,
  }
}
