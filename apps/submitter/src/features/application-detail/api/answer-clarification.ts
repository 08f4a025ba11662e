import { answerClarification } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

interface Answer {
  readonly message: string
  readonly attachments: readonly File[]
}

/** [STA-04] 'Send på nytt uendret': the same comment sent twice has one effect. */
export function useAnswerClarification({ referenceNumber, version }: Pick<Application, 'referenceNumber' | 'version'>) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ message, attachments }: Answer) =>
      api.call(answerClarification, {
        params: { organisationNumber, referenceNumber },
        body: {
          message: { message, messageType: 'APPLICATION_CLARIFICATION_RESPONSE' },
          attachments: [...attachments],
        },
        ifMatch: version,
        idempotencyKey: keys.of(message, attachments),
      }),
    onSuccess: refresh,
  })
}
