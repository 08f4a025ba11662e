import { copyFee } from '@eksport/domain'
import { certificatesMade } from '../db/repositories/certificate-issues.ts'
import {
  cancelCopyOrders,
  findCopyOrder,
  insertCopyOrder,
  updateCopyOrder,
} from '../db/repositories/confirmed-copies.ts'
import { insertPdf } from '../db/repositories/files.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type EffectCommand, given, type InsideHandler, onDocument } from './effect.ts'

type CopyInput = NonNullable<EffectCommand['input']['copies']>

/** An effect on one order of copies, which the history entry names. The application does not change. */
const onOrder = (
  change: (command: EffectCommand, order: CopyInput) => Promise<Readonly<Record<string, unknown>> | undefined>,
) =>
  (async (command, progress) => {
    const order = given(command, 'copies')
    const facts = await change(command, order)
    return { ...progress, facts: { ...progress.facts, copyId: order.id, ...facts } }
  }) satisfies InsideHandler

/** [CPY-01] Stores the order with its fee by the price list of the day on which it was first ordered. */
export const copyFeeLocked = onOrder(async ({ tx, deps, stored, now }, { id, request }) => {
  if (request === undefined) throw new TypeError('An order of nothing')
  const { organisationNumber, document } = stored
  const { referenceNumber } = document
  const before = await findCopyOrder(tx, referenceNumber, id)
  const orderedAt = before?.orderedAt ?? now
  const { amount: fee } = copyFee(request.numberOfCopies, orderedAt.toISOString(), deps.referenceData.fees)
  if (before === undefined) {
    await insertCopyOrder(tx, { id, referenceNumber, organisationNumber, fee, orderedAt, ...request })
  } else await updateCopyOrder(tx, id, { request, fee })
  return { ...request, fee }
})

/** Queues the copies for the office's printer, unless the same number is printed at that office already. */
export const copiesToPrint = onOrder(async ({ tx, stored, now }, { id, request }) => {
  const before = await findCopyOrder(tx, stored.document.referenceNumber, id)
  const liesThere = before?.printedOffice === request?.collectionLocation
  if (before?.printedAt && liesThere && before.printedCopies === request?.numberOfCopies) return undefined
  const unprinted = { printedAt: null, printedCopies: null, printedOffice: null, printedBy: null, printedName: null }
  await updateCopyOrder(tx, id, { toPrintSince: now, ...unprinted })
  return undefined
})

/** Cancels an order: it leaves all lists, waits for nothing and costs nothing. */
export const closeCopies = onOrder(async ({ tx, now }, { id }) => {
  await updateCopyOrder(tx, id, { cancelledAt: now, toPrintSince: null })
  return undefined
})

/** [CPY-01] Cancels the orders of an application that ends before a certificate was made, since there is nothing to copy. */
export const dropCopies = onDocument(async ({ tx, now }, document) => {
  const { referenceNumber } = document
  const made = await certificatesMade(tx, [referenceNumber])
  if (!made.has(referenceNumber)) await cancelCopyOrders(tx, referenceNumber, now)
  return document
})

/** Stores the drawn copies with the officer who confirmed them. */
export const storeCopies = onOrder(async ({ tx, stored, person, input, now }, { id }) => {
  const { drawnCopies: drawn } = input
  if (drawn === undefined) throw new Refusal('NOTHING_TO_COPY')
  const { organisationNumber, document } = stored
  const { referenceNumber } = document
  await insertPdf(tx, {
    referenceNumber,
    organisationNumber,
    type: 'CONFIRMED_COPIES',
    belongsTo: id,
    filename: `bekreftede-kopier-${referenceNumber}.pdf`,
    content: drawn.pdf,
    createdAt: now,
  })
  const order = await findCopyOrder(tx, referenceNumber, id)
  const printed = {
    printedAt: now,
    printedCopies: drawn.numberOfCopies,
    printedOffice: order?.office ?? null,
    printedBy: person.id,
    printedName: person.name,
  }
  await updateCopyOrder(tx, id, { ...printed, toPrintSince: null })
  return { numberOfCopies: drawn.numberOfCopies }
})

/** Marks copies as handed out, once, with the recipient. */
export const copiesCollected = onOrder(async (command, { id }) => {
  const { tx, person, now } = command
  const collectedBy = given(command, 'collectedBy')
  await updateCopyOrder(tx, id, {
    handedOutAt: now,
    handedOutBy: person.id,
    handedOutName: person.name,
    collectedBy,
  })
  return { collectedBy }
})
