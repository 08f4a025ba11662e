import { listNamedTemplates, removeNamedTemplate, saveNamedTemplate } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useOrganisation } from '#src/lib/organisation.ts'

export const namedTemplatesQuery = (organisationNumber: string) =>
  queryOptions({
    queryKey: ['named-templates', organisationNumber],
    queryFn: ({ signal }) => api.call(listNamedTemplates, { params: { organisationNumber }, signal }),
  })

/** What changes the organisation's templates, and has them read again. */
function useChange<Input>(change: (organisationNumber: string, input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  return useMutation({
    mutationFn: (input: Input) => change(organisationNumber, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: namedTemplatesQuery(organisationNumber).queryKey }),
  })
}

/** [EXP-05] Gives a sent application a name in the organisation. */
export function useSaveTemplate(referenceNumber: number) {
  const keys = useAttemptKeys()
  return useChange((organisationNumber, name: string) =>
    api.call(saveNamedTemplate, {
      params: { organisationNumber },
      body: { name, referenceNumber },
      idempotencyKey: keys.of(name),
    }),
  )
}

/** [EXP-05] Takes a name away. */
export function useRemoveTemplate() {
  const keys = useAttemptKeys()
  return useChange((organisationNumber, templateId: string) =>
    api.call(removeNamedTemplate, {
      params: { organisationNumber, templateId },
      idempotencyKey: keys.of(templateId),
    }),
  )
}
