import { movedFee } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { feesFor } from '../drafting/fees.ts'
import { movedTimes } from '../drafting/moved-times.ts'
import { tellHandlers } from '../notices/tell-handlers.ts'
import { given, type InsideHandler, onDocument } from './effect.ts'
import { changedFee, totalOf } from './submission.ts'

/** [EXP-11] Row 38: moves the pickup to another time at the same office. */
export const movePickup: InsideHandler = async (command, { document, facts, ...progress }) => {
  const { date, time } = given(command, 'pickup')
  const { certificateRetrieval: before } = document
  const pickupChange = { from: { date: before?.date, time: before?.time }, to: { date, time } }
  const moved = movedTimes(document, { pickup: { date, time } })
  return { ...progress, document: moved, facts: { ...facts, pickupChange } }
}

const departureOf = ({ transport }: ApplicationDocument) => ({
  date: transport?.dateOfDeparture,
  time: transport?.timeOfDeparture,
})

/** [EXP-11] Row 39: moves the departure, and the pickup if a new one is given. */
export const moveDeparture: InsideHandler = async (command, progress) => {
  const { document } = progress
  const moved = movedTimes(document, { departure: given(command, 'departure') })
  const departureChange = { from: departureOf(document), to: departureOf(moved) }
  const recorded = { ...progress, document: moved, facts: { ...progress.facts, departureChange } }
  return command.input.pickup === undefined ? recorded : movePickup(command, recorded)
}

/**
 * [EXP-11] [FEE-01] Recalculates the fee by comparing the two pickups only. Nothing is submitted now, so the surcharge
 * for a late submission does not apply.
 */
export const pickupFee: InsideHandler = async ({ deps, stored, now }, progress) => {
  const { document } = progress
  if (document.fees === undefined) return progress
  const feesOf = (pickup: ApplicationDocument) =>
    feesFor(deps.referenceData, pickup, { now, needsManualProcessing: false })
  const after = feesOf(document)
  const fees = { locked: totalOf(document.fees), before: totalOf(feesOf(stored.document)), after: totalOf(after) }
  return movedFee(stored.document, fees) === fees.locked ? progress : changedFee(progress, 'PICKUP_MOVED', after)
}

const tell = (kind: 'PICKUP_MOVED' | 'DEPARTURE_MOVED') =>
  onDocument(async ({ tx, now }, document) => {
    await tellHandlers(tx, document, { kind, now })
    return document
  })

/** [EXP-11] Notifies the owner, or the office where the case waits. The desk sees the change in its list. */
export const notifyOffice = tell('PICKUP_MOVED')
export const notifyDeparture = tell('DEPARTURE_MOVED')
