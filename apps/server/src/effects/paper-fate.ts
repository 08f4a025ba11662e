import { paperFateTexts } from '@eksport/domain'
import { voidPrint } from '../db/repositories/paper-sheets.ts'
import type { InsideHandler } from './effect.ts'

/** [ACT-11] What became of the paper stands in the application with who recorded it, and its sheets are void. */
export const recordPaperFate: InsideHandler = async ({ tx, actor, input, now }, progress) => {
  const { paperFate: fate } = input
  if (fate === undefined) return progress
  const { document, facts } = progress
  const { id: voidedBy, name: voidedName } = actor
  const reason = `Kansellert. Papiret: ${paperFateTexts[fate].nb.toLowerCase()}.`
  await voidPrint(tx, document.referenceNumber, { reason, voidedBy, voidedName, voidedAt: now })
  const { paperSerial } = document
  return {
    ...progress,
    document: { ...document, paperFate: { fate, recordedBy: voidedName, recordedTime: now.toISOString() } },
    facts: { ...facts, paperFate: fate, ...(paperSerial === undefined ? {} : { paperSerial }) },
  }
}
