import { movedFee } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { feesFor } from '../drafting/fees.ts'
import { tellHandlers } from '../notices/tell-handlers.ts'
import { given, type InsideHandler, onDocument } from './effect.ts'
import { changedFee, totalOf } from './submission.ts'

/** [EXP-11] Row 38: the same office at another time. */
export const movePickup: InsideHandler = async (command, { document, facts, ...progress }) => {
  const { date, time } = given(command, 'pickup')
  const { certificateRetrieval: before } = document
  const pickupChange = { from: { date: before?.date, time: before?.time }, to: { date, time } }
  const moved = { ...document, certificateRetrieval: { ...before, date, time } }
  return { ...progress, document: moved, facts: { ...facts, pickupChange } }
}

/** [EXP-11] [FEE-01] Who assesses it is late by nothing that was sent now: the two pickups alone are compared. */
export const pickupFee: InsideHandler = async ({ deps, stored, now }, progress) => {
  const { document } = progress
  if (document.fees === undefined) return progress
  const feesOf = (pickup: ApplicationDocument) =>
    feesFor(deps.referenceData, pickup, { now, needsManualProcessing: false })
  const after = feesOf(document)
  const fees = { locked: totalOf(document.fees), before: totalOf(feesOf(stored.document)), after: totalOf(after) }
  return movedFee(stored.document, fees) === fees.locked ? progress : changedFee(progress, 'PICKUP_MOVED', after)
}

/** [EXP-11] Its owner is told, or the office where it waits; the desk that hands it out reads the change in its list, whoever is told. */
export const notifyOffice = onDocument(async ({ tx, now }, document) => {
  await tellHandlers(tx, document, { kind: 'PICKUP_MOVED', now })
  return document
})
