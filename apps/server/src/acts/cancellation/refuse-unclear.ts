import { isOutOnPaper } from '@eksport/domain'
import type { Issue } from '@eksport/forms'
import type { ApplicationDocument } from '../../db/application-document.ts'
import type { ActInput } from '../../effects/effect.ts'
import { Refusal } from '../../refusals/refusal.ts'

const max = 500

function issueOf(path: string, text: string | undefined, whenMissing: string | undefined): Issue[] {
  if (text === undefined || text === '') return whenMissing === undefined ? [] : [{ path, code: whenMissing }]
  // Counts code points, so that a character outside the basic plane counts as one.
  return [...text].length > max ? [{ path, code: 'cancellationTextTooLong', params: { max } }] : []
}

/**
 * [CAN-01] [ACT-11] Refuses a cancellation without a reason, one without a plan for returning paper that was issued,
 * and texts longer than 500 characters.
 */
export function refuseUnclear(
  { reason, cancellation }: ActInput,
  document: Pick<ApplicationDocument, 'certificateFormats' | 'applicationStatus'>,
): void {
  const issues = [
    ...issueOf('reasonForCancellation', reason, 'cancellationReasonRequired'),
    ...issueOf('methodOfReturn', cancellation?.methodOfReturn, isOutOnPaper(document) ? 'required' : undefined),
  ]
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
}
