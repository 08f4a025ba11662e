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

/** [ADM-01] [ADM-02] What can be changed, as it holds today. */
export const parametersQuery = queryOptions({
  queryKey: ['parameters'],
  queryFn: ({ signal }) => api.call(getParameters, { signal }),
})

/** [ADM-01] [ADM-02] Every change; what a colleague has proposed meanwhile is seen within a minute. */
export const changesQuery = queryOptions({
  queryKey: ['reference-changes'],
  queryFn: ({ signal }) => api.call(listReferenceChanges, { signal }),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

/** What the server says is wrong, where it cannot be said at its field. */
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
  /** Somebody else was first. */
  readonly onTooLate: () => void
}

/** What follows is the hook's own: what is decided leaves the page with its buttons when the list is fetched anew, whoever decided it. */
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
    // Also when it was refused: somebody else may have decided on it.
    onSettled: useFetchAnew(),
  })
}

/** What would have changed. It changes nothing, and is asked for by a press because it takes some seconds. */
export function usePreview() {
  return useMutation({
    mutationFn: (change: ChangedThing) => api.call(previewReferenceChange, { body: { change } }),
  })
}
