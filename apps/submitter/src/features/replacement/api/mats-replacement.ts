import {
  createMatsReplacement,
  findMatsReplacement,
  getMatsReplacement,
  type MatsReplacement,
  saveMatsReplacement,
} from '@eksport/api'
import { type ApplicationDraft, type MatsAnswers, matsReferenceFault } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** What was written about the certificate of the older service that an application replaces. */
export const matsReplacementQuery = (organisationNumber: string, referenceNumber: number) =>
  queryOptions({
    queryKey: ['mats-replacement', organisationNumber, referenceNumber],
    queryFn: ({ signal }) => api.call(getMatsReplacement, { params: { organisationNumber, referenceNumber }, signal }),
  })

/** [MAT-01] Whether one of our applications already replaces that certificate; disabled for text that is not a number. */
export function matsReferenceQuery(organisationNumber: string, reference: string) {
  const isWhole = matsReferenceFault(reference, new Date().toISOString()) === undefined
  return queryOptions({
    queryKey: ['mats-reference', organisationNumber, reference],
    queryFn: isWhole
      ? ({ signal }) =>
          api.call(findMatsReplacement, {
            params: { organisationNumber },
            query: { matsCertificateOriginalReferenceNumber: reference },
            signal,
          })
      : skipToken,
  })
}

interface NewMatsReplacement {
  readonly application: ApplicationDraft
  readonly replacementInformation: MatsAnswers
}

/** Creates a replacement. The same answers sent again after a lost response do not create a second one. */
export function useCreateMatsReplacement() {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (body: NewMatsReplacement) =>
      api.call(createMatsReplacement, {
        params: { organisationNumber },
        body,
        idempotencyKey: keys.of(JSON.stringify(body)),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['applications', organisationNumber] }),
  })
}

/** Changes what was written about a replacement that is a draft. */
export function useSaveMatsReplacement({ applicationReferenceNumber: referenceNumber, version }: MatsReplacement) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  return useMutation({
    mutationFn: (replacementInformation: MatsAnswers) =>
      api.call(saveMatsReplacement, {
        params: { organisationNumber, referenceNumber },
        body: { replacementInformation },
        ifMatch: version,
      }),
    onSuccess: () => void refresh(),
  })
}
