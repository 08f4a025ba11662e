import type { FilledForm } from '@eksport/domain'
import { updateApplication } from '../db/repositories/applications.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'

/**
 * Writes to the draft what its filled-in form files say: those stored, and optionally one more. The version of the
 * draft stays, so that an upload and a save do not block each other. The caller holds the row.
 */
export async function keepFilledForms(
  tx: Transaction,
  stored: StoredApplication,
  isKept: (form: FilledForm) => boolean,
  now: Date,
  added: readonly FilledForm[] = [],
): Promise<void> {
  const { filledForms: before = [], ...document } = stored.document
  const filledForms = [...before.filter(isKept), ...added]
  if (filledForms.length === 0 && before.length === 0) return
  const after = filledForms.length === 0 ? document : { ...document, filledForms }
  await updateApplication(tx, { ...stored, document: after }, now)
}
