import {
  decideReferenceChange,
  getParameters,
  listReferenceChanges,
  type ProposedChange,
  previewReferenceChange,
  proposeReferenceChange,
} from '@eksport/api'
import type { ChangedThing, NewReferenceChange } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** [ADM-01] [ADM-02] The parameters that can be changed, as in force today. */
export const parametersQuery = queryOptions({
  queryKey: ['parameters'],
  queryFn: ({ signal }) => api.call(getParameters, { signal }),
})

/** [ADM-01] [ADM-02] Every change; what a colleague proposes appears within a minute. */
export const changesQuery = queryOptions({
  queryKey: ['reference-changes'],
  queryFn: ({ signal }) => api.call(listReferenceChanges, { signal }),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

/** The server's field errors as one text, for errors without a field on the page. */
export const fieldWords = (error: Error): string =>
  isApiError(error) ? Object.values(error.fieldErrors).flat().join(' ') : ''

function useFetchAnew() {
  const queries = useQueryClient()
  return () => Promise.all([queries.invalidateQueries(parametersQuery), queries.invalidateQueries(changesQuery)])
}

export function usePropose() {
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (body: NewReferenceChange) =>
      api.call(proposeReferenceChange, { body, idempotencyKey: keys.of(JSON.stringify(body)) }),
    onSuccess: useFetchAnew(),
  })
}

export interface DecisionOnChange {
  readonly outcome: 'APPROVED' | 'RETURNED'
  readonly answer?: string
}

interface WhenDecided {
  readonly onDecided: (outcome: DecisionOnChange['outcome']) => void
  /** Called if somebody else decided first. */
  readonly onTooLate: () => void
}

/**
 * Decides on a proposed change. The callbacks are the hook's and not `mutate`'s, because the refetched list unmounts the buttons of a
 * decided change, whoever decided it.
 */
export function useDecide({ id }: ProposedChange, { onDecided, onTooLate }: WhenDecided) {
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (body: DecisionOnChange) =>
      api.call(decideReferenceChange, {
        params: { changeId: id },
        body,
        idempotencyKey: keys.of(id, body.outcome, body.answer),
      }),
    onSuccess: (_, { outcome }) => onDecided(outcome),
    onError: (error) => {
      if (isApiError(error) && error.code === 'CHANGE_DECIDED') onTooLate()
    },
    // Also after a refusal: somebody else may have decided.
    onSettled: useFetchAnew(),
  })
}

/** What a change would have done. It changes nothing, and runs on request because it takes some seconds. */
export function usePreview() {
  return useMutation({
    mutationFn: (change: ChangedThing) => api.call(previewReferenceChange, { body: { change } }),
  })
}
