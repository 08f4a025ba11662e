import { listNamedTemplates, removeNamedTemplate, renameNamedTemplate, saveNamedTemplate } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { isApiError, unlessGone } from '@eksport/portal/server/is-api-error.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useOrganisation } from '#src/lib/organisation.ts'

export const namedTemplatesQuery = (organisationNumber: string) =>
  queryOptions({
    queryKey: ['named-templates', organisationNumber],
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listNamedTemplates, { params: { organisationNumber }, signal }),
  })

/** Refetches the organisation's templates. */
function useRefresh() {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  return () => queries.invalidateQueries({ queryKey: namedTemplatesQuery(organisationNumber).queryKey })
}

/** Changes the organisation's templates and refetches them, also when somebody else has changed the same template. */
function useChange<Input, Result>(change: (organisationNumber: string, input: Input) => Promise<Result>) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: Input) => change(organisationNumber, input),
    onSuccess: refresh,
    onError: (error) => (isApiError(error, 412) ? refresh() : undefined),
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

/** [EXP-05] Renames a template, provided that it still has the name the person saw. */
export function useRenameTemplate(templateId: string) {
  const keys = useAttemptKeys()
  const refresh = useRefresh()
  const rename = useChange(
    (organisationNumber, { name, version }: { readonly name: string; readonly version: number }) =>
      api.call(renameNamedTemplate, {
        params: { organisationNumber, templateId },
        body: { name },
        ifMatch: version,
        idempotencyKey: keys.of(name, version),
      }),
  )
  return { rename, refresh: () => void refresh() }
}

/** [EXP-05] Deletes a named template. */
export function useRemoveTemplate() {
  const keys = useAttemptKeys()
  return useChange((organisationNumber, templateId: string) => {
    const params = { organisationNumber, templateId }
    return unlessGone(api.call(removeNamedTemplate, { params, idempotencyKey: keys.of(templateId) }))
  })
}
