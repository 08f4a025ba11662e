import type { LocalizedText } from '@eksport/forms'

/** [ACT-11] What became of the printed paper of a certificate that is no longer to be used. */
export const paperFates = ['RETURNED', 'DESTROYED', 'LOST'] as const
/** [ACT-11] What became of a printed certificate that is no longer to be used. */
export type PaperFate = (typeof paperFates)[number]

/** As shown in a list of what became of the paper. */
export const paperFateTexts: Readonly<Record<PaperFate, LocalizedText>> = {
  RETURNED: { nb: 'Levert tilbake', nn: 'Levert tilbake', en: 'Returned' },
  DESTROYED: { nb: 'Ødelagt', nn: 'Øydelagt', en: 'Destroyed' },
  LOST: { nb: 'Meldt tapt', nn: 'Meldt tapt', en: 'Declared lost' },
}

/** What an officer can record about the paper of a certificate that is being replaced (row 21): what became of it, or that a return is agreed. */
export const originalPaperStates = [...paperFates, 'RETURN_AGREED'] as const
/** What is recorded about the paper of a certificate that is being replaced. */
export type OriginalPaperState = (typeof originalPaperStates)[number]

/** As shown in a list. */
export const originalPaperTexts: Readonly<Record<OriginalPaperState, LocalizedText>> = {
  ...paperFateTexts,
  RETURN_AGREED: {
    nb: 'Retur med sporing er avtalt',
    nn: 'Retur med sporing er avtalt',
    en: 'A tracked return is agreed on',
  },
}
