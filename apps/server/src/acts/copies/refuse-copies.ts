import { copyForm } from '@eksport/domain'
import { validateSections } from '@eksport/forms'
import { type CopyRow, findCopyOrder } from '../../db/repositories/confirmed-copies.ts'
import { validationContext } from '../../drafting/validation-facts.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { Demanded } from '../demands.ts'

/** [CPY-01] Refuses an order that breaks the form's rules, which also ran in the browser. */
export async function orderable({ referenceData, input, now }: Demanded): Promise<void> {
  const issues = validateSections(copyForm, { ...input.copies?.request }, validationContext(referenceData, now))
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
}

/** [SEC-04] The order in question, if it is still open and in the version that the caller saw. */
async function seenOrder({ tx, document, input }: Demanded): Promise<CopyRow> {
  const order = await findCopyOrder(tx, document.referenceNumber, input.copies?.id ?? '')
  if (order === undefined) throw new Refusal('NOT_FOUND')
  if (order.handedOutAt !== null) throw new Refusal('COPIES_HANDED_OUT')
  if (order.version !== input.copies?.version) throw new Refusal('STALE_VERSION')
  return order
}

/** Refuses unless the order is open: neither cancelled nor handed out. */
export async function openOrder(demanded: Demanded): Promise<void> {
  await seenOrder(demanded)
}

export async function changeable(demanded: Demanded): Promise<void> {
  await seenOrder(demanded)
  await orderable(demanded)
}

/** Refuses if the number of copies has changed since they were drawn. */
export async function printable(demanded: Demanded): Promise<void> {
  const { numberOfCopies } = await seenOrder(demanded)
  const { drawnCopies } = demanded.input
  if (drawnCopies === undefined) throw new Refusal('NOTHING_TO_COPY')
  if (drawnCopies.numberOfCopies !== numberOfCopies) throw new Refusal('STALE_VERSION')
}

export async function collectable(demanded: Demanded): Promise<void> {
  const { printedAt } = await seenOrder(demanded)
  if (printedAt === null) throw new Refusal('COPIES_NOT_PRINTED')
}
