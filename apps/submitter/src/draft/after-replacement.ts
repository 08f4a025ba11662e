import type { Application } from '@eksport/domain'
import { stepLink } from './step-link.ts'

/** [REP-01] Where the page of a replacement leads: on paper alone to its pickup, otherwise to the beginning of its form. */
export function afterReplacement(
  referenceNumber: number,
  { certificateFormats }: Pick<Application, 'certificateFormats'>,
) {
  const onPaperAlone = certificateFormats.length === 1 && certificateFormats[0] === 'PAPER'
  return stepLink(referenceNumber, { step: onPaperAlone ? 'henting' : 'soknadsinformasjon' })
}
