import type { Application } from '@eksport/domain'
import { stepLink } from './step-link.ts'

/** [REP-01] Where the replacement page leads: to pickup for a paper-only certificate, otherwise to the first page of the form. */
export function afterReplacement(
  referenceNumber: number,
  { certificateFormats }: Pick<Application, 'certificateFormats'>,
) {
  const onPaperAlone = certificateFormats.length === 1 && certificateFormats[0] === 'PAPER'
  return stepLink(referenceNumber, { step: onPaperAlone ? 'henting' : 'soknadsinformasjon' })
}
