import type { LocalizedText } from '@eksport/forms'
import type { ApplicationStatus } from './application-status.ts'

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
