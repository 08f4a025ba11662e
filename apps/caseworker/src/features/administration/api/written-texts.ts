import { listWrittenTexts, type ManagedText, writeText } from '@eksport/api'
import type { WrittenText } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** [ADM-03] Every text with its versions; what others write appears within a minute. */
export const writtenTextsQuery = queryOptions({
  queryKey: ['written-texts'],
  queryFn: ({ signal }) => api.call(listWrittenTexts, { signal }),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

/** An existing text, or the place of a new one. */
export type TextPlace = Pick<ManagedText, 'kind' | 'code' | 'version'>

interface Writing {
  readonly body: WrittenText
  /** [SEC-04] The version that the officer sees. */
  readonly version: number
}

/** Saves the next version of a text. */
export function useWriteText({ kind, code }: TextPlace) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ body, version }: Writing) =>
      api.call(writeText, {
        params: { kind, code },
        body,
        ifMatch: version,
        idempotencyKey: keys.of(kind, code, version, JSON.stringify(body)),
      }),
    onSuccess: async () => {
      const keysOfReaders = [writtenTextsQuery.queryKey, ['phrases'], ['legal-bases']]
      await Promise.all(keysOfReaders.map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
    onError: () => queries.invalidateQueries(writtenTextsQuery),
  })
}
