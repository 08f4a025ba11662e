import { type Locale, type LocalizedText, localize } from '@eksport/forms'
import type { ApplicationStatus } from './enumerations.ts'
import { type Setback, setbackWords } from './setback.ts'

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

/** What tells whether the paper of a replaced certificate is awaited: of an application, or of its row in a list. */
export interface PaperAwaitedSubject {
  readonly applicationStatus: ApplicationStatus
  readonly replacedByApplicationReferences?: readonly number[] | undefined
}

/**
 * [ACT-12] Row 29: another certificate stands in the place of this one, and all that is left is its paper. The status is the one of
 * a cancellation, which nobody has asked for: whoever shows it says what it is.
 */
export const isPaperAwaited = ({
  applicationStatus,
  replacedByApplicationReferences = [],
}: PaperAwaitedSubject): boolean =>
  applicationStatus === 'KANSELLERING_BEHANDLES' && replacedByApplicationReferences.length > 0

/** What the status of such a certificate reads: in bokmål as the statuses themselves are written. */
export const paperAwaitedWord: LocalizedText = {
  nb: 'ERSTATTET, VENTER PÅ PAPIRET',
  nn: 'Erstatta, ventar på papiret',
  en: 'Replaced, paper awaited',
}

/** What tells whether a draft was sent before: of an application, or of its row in a list. */
export interface ReopenedSubject {
  readonly applicationStatus: ApplicationStatus
  readonly revision?: number | undefined
}

/** [ACT-08] Row 10: a draft that its exporter opened to answer a question; the caseworker waits for it. */
export const isReopened = ({ applicationStatus, revision = 1 }: ReopenedSubject): boolean =>
  applicationStatus === 'UNDER_REGISTRERING' && revision > 1

/** What the status of such a draft reads: in bokmål as the statuses themselves are written. */
const reopenedWord: LocalizedText = {
  nb: 'SVAR UNDER REGISTRERING',
  nn: 'Svar under registrering',
  en: 'Answer in draft',
}

/** [CW-10] What the status of a case reads whose approval waits: in bokmål as the statuses themselves are written. */
const beingApprovedWord: LocalizedText = { nb: 'GODKJENNES', nn: 'Blir godkjend', en: 'Being approved' }

/** What tells whether the word of a status says enough. */
export type StatusLabelSubject = PaperAwaitedSubject &
  ReopenedSubject & { readonly setback?: Setback | undefined; readonly isBeingApproved?: boolean | undefined }

/** What is said in place of the word of a status, where that alone would mislead; nothing of any other application. */
export function statusLabel(application: StatusLabelSubject, locale: Locale): string | undefined {
  if (application.isBeingApproved) return localize(beingApprovedWord, locale)
  if (application.setback !== undefined) return localize(setbackWords[application.setback], locale)
  if (isReopened(application)) return localize(reopenedWord, locale)
  return isPaperAwaited(application) ? localize(paperAwaitedWord, locale) : undefined
}
