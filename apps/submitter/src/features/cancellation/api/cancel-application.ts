import { cancelApplication } from '@eksport/api'
import { type Application, isOutOnPaper } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import type { CancellationAnswers } from '../cancellation-answers.ts'

interface CancellationRequest {
  readonly answers: CancellationAnswers
  readonly attachments: readonly File[]
}

/** [LST-15] Milliseconds until the side effects of a cancellation are visible in the list. */
const listRefreshedAfter = 3000

function bodyOf(application: Application, { answers, attachments }: CancellationRequest) {
  const reasonForCancellation = answers.reasonForCancellation.trim()
  const methodOfReturn = answers.methodOfReturn.trim()
  return {
    cancellationInformation: { reasonForCancellation, ...(isOutOnPaper(application) ? { methodOfReturn } : {}) },
    attachments: [...attachments],
  }
}

/** Cancels an application. A request that failed in transit may have succeeded, and repeating it takes effect once. */
export function useCancelApplication(application: Application) {
  const { referenceNumber, version } = application
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  const { mutateAsync: cancel } = useMutation({
    mutationFn: (request: CancellationRequest) =>
      api.call(cancelApplication, {
        params: { organisationNumber, referenceNumber },
        body: bodyOf(application, request),
        ifMatch: version,
        idempotencyKey: keys.of(JSON.stringify(request.answers), ...request.attachments),
      }),
  })
  /** Refreshes the data for the next page. Done any earlier, the refetched application would replace the form. */
  const refreshAfterwards = async () => {
    setTimeout(() => void refresh(), listRefreshedAfter)
    await refresh()
  }
  return { cancel, refreshAfterwards }
}

/** Field under which the files of a cancellation are kept until it is sent. */
export const filesField = 'kansellering'
