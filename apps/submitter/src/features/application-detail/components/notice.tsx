import type { ApplicationAnswer } from '@eksport/api'
import { type Application, validationPanelStatuses } from '@eksport/domain'
import { ValidationBox } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { useOrganisation } from '#src/lib/organisation.ts'
import { messagesQuery } from '../api/list-messages.ts'
import { AnswerPanel } from './answer-panel.tsx'

function useQuestion({ referenceNumber, applicationStatus }: Application) {
  const { organisationNumber } = useOrganisation()
  const { data } = useQuery(messagesQuery(organisationNumber, referenceNumber))
  if (applicationStatus !== 'AVKLARING_INNSENDER') return undefined
  return data?.find(({ messageType }) => messageType === 'APPLICATION_CLARIFICATION_REQUEST')
}

/** [STA-07] What asks for attention before the facts are read: the question of a caseworker, and what the rules found. */
export function Notice({ application, validation }: ApplicationAnswer) {
  const { applicationStatus } = application
  const question = useQuestion(application)
  if (!validationPanelStatuses.includes(applicationStatus)) return null
  return (
    <div className="flex flex-col gap-4">
      {applicationStatus === 'AVKLARING_INNSENDER' && <AnswerPanel application={application} question={question} />}
      <ValidationBox violations={validation.errors} />
    </div>
  )
}
