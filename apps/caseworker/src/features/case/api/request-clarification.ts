import { requestClarification } from '@eksport/api'
import type { Application, Unlocking } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** One question with what it is about and its files. */
export interface Question {
  readonly message: string
  readonly unlocking: Unlocking
  readonly attachments: readonly File[]
}

/** Asks the exporter. What is asked again after a lost answer is asked once; a newer version of the case refuses it. */
export function useRequestClarification({ referenceNumber, version }: Application) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['case', referenceNumber] }),
      queries.invalidateQueries({ queryKey: ['cases'] }),
    ])
  return useMutation({
    mutationFn: (asked: readonly Question[]) => {
      const questions = asked.map(({ message, unlocking, attachments }) => ({
        message,
        unlocking,
        files: attachments.length,
      }))
      const attachments = asked.flatMap((question) => question.attachments)
      return api.call(requestClarification, {
        params: { referenceNumber },
        body: { clarification: { questions }, attachments },
        ifMatch: version,
        idempotencyKey: keys.of(version, JSON.stringify(questions), ...attachments),
      })
    },
    onSuccess: refresh,
    onError: (error) => (isApiError(error, 403, 409, 412) ? refresh() : undefined),
  })
}
