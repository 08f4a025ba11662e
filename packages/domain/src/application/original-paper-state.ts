import type { LocalizedText } from '@eksport/forms'
import { paperFates, paperFateTexts } from './paper-fate.ts'

/** What an officer can record of the paper of a certificate that is being replaced (row 21): what became of it, or that its return is agreed on. */
export const originalPaperStates = [...paperFates, 'RETURN_AGREED'] as const
/** What is recorded of the paper of a certificate that is being replaced. */
export type OriginalPaperState = (typeof originalPaperStates)[number]

/** Each as it stands in a list. */
export const originalPaperTexts: Readonly<Record<OriginalPaperState, LocalizedText>> = {
  ...paperFateTexts,
  RETURN_AGREED: {
    nb: 'Retur med sporing er avtalt',
    nn: 'Retur med sporing er avtalt',
    en: 'A tracked return is agreed on',
  },
}
