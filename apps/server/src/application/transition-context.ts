import type { Flags } from '@eksport/api'
import type { TransitionContext } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'

/** What the status machine must know besides the application itself. */
export function transitionContext(
  { templates }: ReferenceData,
  certificateTemplate: string,
  flags: Flags,
  more: Partial<TransitionContext> = {},
): TransitionContext {
  const template = templates.find(({ code }) => code === certificateTemplate)
  return {
    veterinarianRequirement: template?.veterinarianRequirement ?? 'POSSIBLE',
    submissionDisabled: flags.disabledSubmission,
    ...more,
  }
}
