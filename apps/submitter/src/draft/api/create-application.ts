import { createApplication } from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { namedTemplatesQuery } from './named-templates.ts'
import { readOffersAnew } from './read-offers-anew.ts'

/**
 * Creates a draft; `originalReferenceNumber` names the application that its answers were copied from. The same answers sent again after a
 * lost response do not create a second draft.
 */
export function useCreateApplication(originalReferenceNumber?: number) {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (draft: ApplicationDraft) =>
      api.call(createApplication, {
        params: { organisationNumber },
        ...(originalReferenceNumber !== undefined && { query: { originalReferenceNumber } }),
        body: draft,
        idempotencyKey: keys.of(JSON.stringify(draft), originalReferenceNumber),
      }),
    onSuccess: (answer) => {
      const { queryKey } = applicationQuery(organisationNumber, answer.application.referenceNumber)
      queries.setQueryData(queryKey, answer)
      // The named template that the draft started from becomes the one used last.
      void queries.invalidateQueries({ queryKey: namedTemplatesQuery(organisationNumber).queryKey })
      return queries.invalidateQueries({ queryKey: ['applications', organisationNumber] })
    },
    onError: (error) => readOffersAnew(queries, error),
  })
}
