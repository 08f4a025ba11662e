import { answerClarification } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** [STA-04] 'Send på nytt uendret': the same comment sent twice has one effect. */
export function useAnswerClarification({ referenceNumber, version }: Pick<Application, 'referenceNumber' | 'version'>) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const attempt = useRef({ message: '', key: '' })
  return useMutation({
    mutationFn: (message: string) => {
      if (attempt.current.message !== message) attempt.current = { message, key: crypto.randomUUID() }
      return api.call(answerClarification, {
        params: { organisationNumber, referenceNumber },
        body: { message: { message, messageType: 'APPLICATION_CLARIFICATION_RESPONSE' } },
        ifMatch: version,
        idempotencyKey: attempt.current.key,
      })
    },
    onSuccess: refresh,
  })
}
