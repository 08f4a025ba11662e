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

/** The organisation's templates are read again. */
function useRefresh() {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  return () => queries.invalidateQueries({ queryKey: namedTemplatesQuery(organisationNumber).queryKey })
}

/** What changes the organisation's templates, and has them read again; also where somebody else has changed the same one. */
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

/** [EXP-05] Gives a template another name, as long as it has the one that was seen. */
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

/** [EXP-05] Takes a name away. */
export function useRemoveTemplate() {
  const keys = useAttemptKeys()
  return useChange((organisationNumber, templateId: string) => {
    const params = { organisationNumber, templateId }
    return unlessGone(api.call(removeNamedTemplate, { params, idempotencyKey: keys.of(templateId) }))
  })
}
