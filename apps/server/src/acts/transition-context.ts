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
  const { from, to } = pickupDays(document)
  // A departure that moves as well has its own check.
  const span = input.departure === undefined ? { from, to } : { from }
  return {
    isInOrder: isWithin(span, date),
    isAnother: date !== before?.date || time !== before.time,
  }
}

/** [EXP-11] What is to be known of the departure that is asked for; what its form says of it is a demand (`demands.ts`). */
function newDepartureOf(document: ApplicationDocument, { input }: Moment): NewDeparture | undefined {
  if (input.departure === undefined) return undefined
  const [before, after] = [document, movedTimes(document, input)].map(({ transport }) => transport ?? {})
  return {
    isInOrder: isWithin(departureDays(document, input.pickup?.date), input.departure.date),
    isAnother: before?.dateOfDeparture !== after?.dateOfDeparture || before?.timeOfDeparture !== after?.timeOfDeparture,
  }
}

/** What the rules judge: a draft as it would be sent, and another departure as if it were sent with it. */
function judged(document: ApplicationDocument, { referenceData, input }: Moment): Parameters<typeof assessStored>[1] {
  if (document.applicationStatus === 'UNDER_REGISTRERING') return asSent(referenceData, document)
  if (input.departure === undefined) return document
  return { ...movedTimes(document, input), applicationStatus: 'UNDER_REGISTRERING' }
}

/** [ACT-01] Everything that the status machine asks when an event happens to an application, read at this moment. */
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
    newDeparture: newDepartureOf(document, moment),
    input,
  }
}
