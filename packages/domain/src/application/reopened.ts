import type { LocalizedText } from '@eksport/forms'
import type { ApplicationStatus } from './application-status.ts'

/** What tells whether a draft was sent before: of an application, or of its row in a list. */
export interface ReopenedSubject {
  readonly applicationStatus: ApplicationStatus
  readonly revision?: number | undefined
}

/** [ACT-08] Row 10: a draft that its exporter opened to answer a question; the caseworker waits for it. */
export const isReopened = ({ applicationStatus, revision = 1 }: ReopenedSubject): boolean =>
  applicationStatus === 'UNDER_REGISTRERING' && revision > 1

/** What the status of such a draft reads: in bokmål as the statuses themselves are written. */
export const reopenedWord: LocalizedText = {
  nb: 'SVAR UNDER REGISTRERING',
  nn: 'Svar under registrering',
  en: 'Answer in draft',
}
