import { copyForm } from '@eksport/domain'
import { validateSections } from '@eksport/forms'
import { type CopyRow, findCopyOrder } from '../../db/repositories/confirmed-copies.ts'
import { validationContext } from '../../drafting/validation-facts.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { Demanded } from '../demands.ts'

/** [CPY-01] The form's own rules, the same that ran in the browser. */
export async function orderable({ referenceData, input, now }: Demanded): Promise<void> {
  const issues = validateSections(copyForm, { ...input.copies?.request }, validationContext(referenceData, now))
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
}

/** [SEC-04] The order that it is about, as long as it is the one that was seen. */
async function standing({ tx, document, input }: Demanded): Promise<CopyRow> {
  const order = await findCopyOrder(tx, document.referenceNumber, input.copies?.id ?? '')
  if (order === undefined) throw new Refusal('NOT_FOUND')
  if (order.handedOutAt !== null) throw new Refusal('COPIES_HANDED_OUT')
  if (order.version !== input.copies?.version) throw new Refusal('STALE_VERSION')
  return order
}

/** An order is there until it is cancelled, and changed until it is handed out. */
export async function openOrder(demanded: Demanded): Promise<void> {
  await standing(demanded)
}

export async function changeable(demanded: Demanded): Promise<void> {
  await standing(demanded)
  await orderable(demanded)
}

/** More or fewer copies since they were drawn are drawn for again. */
export async function printable(demanded: Demanded): Promise<void> {
  const { numberOfCopies } = await standing(demanded)
  const { drawnCopies } = demanded.input
  if (drawnCopies === undefined) throw new Refusal('NOTHING_TO_COPY')
  if (drawnCopies.numberOfCopies !== numberOfCopies) throw new Refusal('STALE_VERSION')
}

export async function collectable(demanded: Demanded): Promise<void> {
  const { printedAt } = await standing(demanded)
  if (printedAt === null) throw new Refusal('COPIES_NOT_PRINTED')
}
