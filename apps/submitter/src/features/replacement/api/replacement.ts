import { createReplacement, type DepartureTime, getReplacement, type Replacement, saveReplacement } from '@eksport/api'
import type { Application, ReplacementAnswers } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** What was written about one replacement. */
export const replacementQuery = (organisationNumber: string, original: number, replacement: number) =>
  queryOptions({
    queryKey: ['replacement', organisationNumber, original, replacement],
    queryFn: ({ signal }) => {
      const params = { organisationNumber, referenceNumber: original, replacementReferenceNumber: replacement }
      return api.call(getReplacement, { params, signal })
    },
  })

/** The data that the replacement page sends. */
export interface ReplacementRequest {
  readonly answers: ReplacementAnswers
  /** New files. */
  readonly added: readonly File[]
  /** Ids of the stored files to keep. */
  readonly kept: readonly string[]
}

/** Creates a replacement. The same request repeated after a lost response does not create a second one. */
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

/** Changes what was written about a replacement that is a draft. */
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

/** Field under which the files of a replacement are kept until they are sent. */
export const replacementFilesField = 'erstatning'
