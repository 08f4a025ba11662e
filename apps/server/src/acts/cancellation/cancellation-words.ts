import type { Issue } from '@eksport/forms'
import type { ApplicationDocument } from '../../db/application-document.ts'
import { Refusal } from '../../refusals/refusal.ts'

/** What the exporter writes to have a certificate cancelled. */
export interface CancellationWords {
  readonly reasonForCancellation: string
  readonly methodOfReturn?: string | undefined
}

const max = 500

function issueOf(path: keyof CancellationWords, text: string | undefined, whenMissing: string | undefined): Issue[] {
  if (text === undefined || text === '') return whenMissing === undefined ? [] : [{ path, code: whenMissing }]
  // As people count them: a letter outside the first plane is one.
  return [...text].length > max ? [{ path, code: 'cancellationTextTooLong', params: { max } }] : []
}

/** [CAN-01] A reason always, and a plan for the return where there is paper; both within 500 characters. */
export function refuseUnclear(
  { reasonForCancellation, methodOfReturn }: CancellationWords,
  { certificateFormats }: Pick<ApplicationDocument, 'certificateFormats'>,
): void {
  const paper = certificateFormats.includes('PAPER')
  const issues = [
    ...issueOf('reasonForCancellation', reasonForCancellation, 'cancellationReasonRequired'),
    ...issueOf('methodOfReturn', methodOfReturn, paper ? 'required' : undefined),
  ]
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
}
