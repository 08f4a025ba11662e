import { today } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import type { Instant } from '../../values/format/plain-date.ts'

type Numbered = Pick<Application, 'referenceNumber' | 'certificateTemplate' | 'submittedDateTime'>

/**
 * `year-template-reference`, the same for all issues. The year is that of the submission: a certificate that is sent in
 * December and printed in January keeps its number.
 */
export function certificateNumber(application: Numbered, now: Instant): string {
  const year = today(application.submittedDateTime ?? now).slice(0, 4)
  return [year, application.certificateTemplate, application.referenceNumber].join('-')
}

/** [CRT-09] The number of one issue: that of the certificate with the issue behind it. */
export const issueNumber = (number: string, issue: number): string => `${number}-${issue}`
