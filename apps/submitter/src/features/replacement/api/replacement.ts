import { createReplacement, type DepartureTime, getReplacement, type Replacement, saveReplacement } from '@eksport/api'
import type { Application, ReplacementAnswers } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** What was written of one replacement. */
export const replacementQuery = (organisationNumber: string, original: number, replacement: number) =>
  queryOptions({
    queryKey: ['replacement', organisationNumber, original, replacement],
    queryFn: ({ signal }) => {
      const params = { organisationNumber, referenceNumber: original, replacementReferenceNumber: replacement }
      return api.call(getReplacement, { params, signal })
    },
  })

/** What the page of a replacement sends. */
export interface ReplacementRequest {
  readonly answers: ReplacementAnswers
  /** Files that are new. */
  readonly added: readonly File[]
  /** Ids of the stored files that stay. */
  readonly kept: readonly string[]
}

/** Begins a replacement. The same request once more after a lost reply begins no second one. */
export function useCreateReplacement({ referenceNumber, version }: Application, departure: DepartureTime | undefined) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ answers, added }: ReplacementRequest) =>
      api.call(createReplacement, {
        params: { organisationNumber, referenceNumber },
        body: { replacementInformation: answers, ...(departure && { departure }), attachments: [...added] },
        ifMatch: version,
        idempotencyKey: keys.of(JSON.stringify([answers, departure]), ...added),
      }),
    onSuccess: () => void refresh(),
  })
}

/** Changes what was written of a replacement that is a draft. */
export function useSaveReplacement({ originalReferenceNumber, applicationReferenceNumber, version }: Replacement) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(applicationReferenceNumber)
  return useMutation({
    mutationFn: ({ answers, added, kept }: ReplacementRequest) =>
      api.call(saveReplacement, {
        params: {
          organisationNumber,
          referenceNumber: originalReferenceNumber,
          replacementReferenceNumber: applicationReferenceNumber,
        },
        body: { replacementInformation: { ...answers, keptAttachments: [...kept] }, attachments: [...added] },
        ifMatch: version,
      }),
    onSuccess: () => void refresh(),
  })
}

/** Where the files of a replacement lie until they are sent. */
export const replacementFilesField = 'erstatning'
