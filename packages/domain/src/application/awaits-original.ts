import { type Locale, type LocalizedText, localize } from '@eksport/forms'

/** What tells whether a replacement is held back: of an application that is read, or of its row in a list. */
export interface AwaitsOriginalSubject {
  /** Row 21: it is approved or printed, and may not be handed out while nobody knows where the paper of its original is. */
  readonly awaitsOriginal?: boolean | undefined
}

const notHandedOut: LocalizedText = {
  nb: 'Kan ikke utleveres ennå',
  nn: 'Kan ikkje utleverast enno',
  en: 'Cannot be handed out yet',
}

/** [STA-05] What its exporter is told in place of what the status means of others, that it can be exported; nothing of any other. */
export const awaitsOriginalMeaning = ({ awaitsOriginal }: AwaitsOriginalSubject, locale: Locale): string | undefined =>
  awaitsOriginal ? localize(notHandedOut, locale) : undefined
