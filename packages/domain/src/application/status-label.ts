import { type Locale, type LocalizedText, localize } from '@eksport/forms'
import type { ApplicationStatus } from './enumerations.ts'
import { type Setback, setbackWords } from './setback.ts'

/** What decides whether a replacement is held back; an application or its row in a list. */
export interface AwaitsOriginalSubject {
  /** Row 21: the certificate is approved or printed, and may not be handed out until the paper of its original is accounted for. */
  readonly awaitsOriginal?: boolean | undefined
}

const notHandedOut: LocalizedText = {
  nb: 'Kan ikke utleveres ennå',
  nn: 'Kan ikkje utleverast enno',
  en: 'Cannot be handed out yet',
}

/** [STA-05] What the exporter of such an application is told instead of the usual meaning of its status, that the goods can be exported; undefined for any other. */
export const awaitsOriginalMeaning = ({ awaitsOriginal }: AwaitsOriginalSubject, locale: Locale): string | undefined =>
  awaitsOriginal ? localize(notHandedOut, locale) : undefined

/** What decides whether the paper of a replaced certificate is awaited; an application or its row in a list. */
export interface PaperAwaitedSubject {
  readonly applicationStatus: ApplicationStatus
  readonly replacedByApplicationReferences?: readonly number[] | undefined
}

/**
 * [ACT-12] Row 29: the certificate has been replaced, and only its paper is missing. The status is that of a cancellation, which
 * nobody has requested, so it is shown with another label.
 */
export const isPaperAwaited = ({
  applicationStatus,
  replacedByApplicationReferences = [],
}: PaperAwaitedSubject): boolean =>
  applicationStatus === 'KANSELLERING_BEHANDLES' && replacedByApplicationReferences.length > 0

/** The label that replaces the status of such a certificate; the bokmål is in capitals, as the statuses are. */
export const paperAwaitedWord: LocalizedText = {
  nb: 'ERSTATTET, VENTER PÅ PAPIRET',
  nn: 'Erstatta, ventar på papiret',
  en: 'Replaced, paper awaited',
}

/** What decides whether a draft was sent before; an application or its row in a list. */
export interface ReopenedSubject {
  readonly applicationStatus: ApplicationStatus
  readonly revision?: number | undefined
}

/** [ACT-08] Row 10: a draft that its exporter has reopened to answer a question, for which the caseworker waits. */
export const isReopened = ({ applicationStatus, revision = 1 }: ReopenedSubject): boolean =>
  applicationStatus === 'UNDER_REGISTRERING' && revision > 1

/** The label that replaces the status of such a draft; the bokmål is in capitals, as the statuses are. */
const reopenedWord: LocalizedText = {
  nb: 'SVAR UNDER REGISTRERING',
  nn: 'Svar under registrering',
  en: 'Answer in draft',
}

/** [CW-10] The label of a case whose approval has not taken effect yet; the bokmål is in capitals, as the statuses are. */
const beingApprovedWord: LocalizedText = { nb: 'GODKJENNES', nn: 'Blir godkjend', en: 'Being approved' }

/** What decides whether the status needs another label. */
export type StatusLabelSubject = PaperAwaitedSubject &
  ReopenedSubject & { readonly setback?: Setback | undefined; readonly isBeingApproved?: boolean | undefined }

/** The label to show instead of the status where the status alone would mislead; undefined where it would not. */
export function statusLabel(application: StatusLabelSubject, locale: Locale): string | undefined {
  if (application.isBeingApproved) return localize(beingApprovedWord, locale)
  if (application.setback !== undefined) return localize(setbackWords[application.setback], locale)
  if (isReopened(application)) return localize(reopenedWord, locale)
  return isPaperAwaited(application) ? localize(paperAwaitedWord, locale) : undefined
}
