import type { ApplicationAnswer } from '@eksport/api'
import { validationPanelStatuses } from '@eksport/domain'
import { ValidationBox } from '@eksport/ui/certificate'
import { AnswerPanel } from './answer-panel.tsx'

/** [STA-07] What asks for attention before the facts are read: the question of a caseworker, and what the rules found. */
export function Notice({ application, validation }: ApplicationAnswer) {
  const { applicationStatus } = application
  if (!validationPanelStatuses.includes(applicationStatus)) return null
  return (
    <div className="flex flex-col gap-4">
      {applicationStatus === 'AVKLARING_INNSENDER' && <AnswerPanel application={application} />}
      <ValidationBox violations={validation.errors} />
    </div>
  )
}
