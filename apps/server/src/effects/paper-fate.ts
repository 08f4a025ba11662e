import { paperFateTexts } from '@eksport/domain'
import { putOnPaper, validIssue } from '../db/repositories/certificate-issues.ts'
import { setPrintAside } from '../db/repositories/files.ts'
import { voidPrint } from '../db/repositories/paper-sheets.ts'
import type { EffectCommand, InsideHandler } from './effect.ts'

/** [CRT-15] Voids the sheets of a paper that is out of use, with who recorded it and why. */
export async function voidSheets({ tx, stored, actor, now }: EffectCommand, reason: string): Promise<void> {
  const { id: voidedBy, name: voidedName } = actor
  await voidPrint(tx, stored.document.referenceNumber, { reason, voidedBy, voidedName, voidedAt: now })
}

/** [ACT-11] Records in the application what became of the paper, and voids its sheets. */
export const recordPaperFate: InsideHandler = async (command, progress) => {
  const { actor, input, now } = command
  const { paperFate: fate } = input
  if (fate === undefined) return progress
  const { document, facts } = progress
  await voidSheets(command, `Kansellert. Papiret: ${paperFateTexts[fate].nb.toLowerCase()}.`)
  const { paperSerial } = document
  return {
    ...progress,
    document: { ...document, paperFate: { fate, recordedBy: actor.name, recordedTime: now.toISOString() } },
    facts: { ...facts, paperFate: fate, ...(paperSerial === undefined ? {} : { paperSerial }) },
  }
}

/** [CRT-15] Records that the officer has checked the print; the history names its sheets. */
export const confirmPaper: InsideHandler = async ({ now }, { document, facts, ...progress }) => ({
  ...progress,
  document: { ...document, printConfirmedDateTime: now.toISOString() },
  facts: { ...facts, paperSerial: document.paperSerial },
})

/** [CRT-15] Voids the sheets of a print, with who, when and why; its issue is then on no paper. */
export const voidPaper: InsideHandler = async ({ tx, actor, input, now }, { document, facts, ...progress }) => {
  const { paperSerial, printConfirmedDateTime: _, ...rest } = document
  const { referenceNumber } = document
  const { id: voidedBy, name: voidedName } = actor
  await voidPrint(tx, referenceNumber, { reason: input.reason ?? '', voidedBy, voidedName, voidedAt: now })
  await setPrintAside(tx, referenceNumber)
  const issue = await validIssue(tx, referenceNumber)
  if (issue !== undefined) await putOnPaper(tx, issue.id, null)
  return { ...progress, document: rest, facts: { ...facts, paperSerial } }
}
