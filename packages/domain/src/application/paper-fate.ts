import type { LocalizedText } from '@eksport/forms'

/** [ACT-11] What became of the printed paper of a certificate that is no longer to be used. */
export const paperFates = ['RETURNED', 'DESTROYED', 'LOST'] as const
/** [ACT-11] What became of a printed certificate that is no longer to be used. */
export type PaperFate = (typeof paperFates)[number]

/** Each as it stands in a list of what became of the paper. */
export const paperFateTexts: Readonly<Record<PaperFate, LocalizedText>> = {
  RETURNED: { nb: 'Levert tilbake', nn: 'Levert tilbake', en: 'Returned' },
  DESTROYED: { nb: 'Ødelagt', nn: 'Øydelagt', en: 'Destroyed' },
  LOST: { nb: 'Meldt tapt', nn: 'Meldt tapt', en: 'Declared lost' },
}
