import { changeView, listSavedViews, type NewSavedView, removeView, type SavedView, saveView } from '@eksport/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../server/api.ts'
import { useAttemptKeys } from '../../server/attempt-keys.ts'
import { isApiError } from '../../server/is-api-error.ts'
import type { ListSource } from '../list-source.ts'

type Key = ListSource['key']

/** [LST-18] The person's views of a list. */
export const savedViewsQuery = (list: Key) =>
  queryOptions({
    queryKey: ['saved-views', ...list] as readonly unknown[],
    queryFn: ({ signal }) => api.call(listSavedViews, { signal }),
  })

/** Changes the views, and updates the cache with the server's answer, also where a view was changed elsewhere. */
function useChange<Input, Answer>(
  list: Key,
  send: (input: Input) => Promise<Answer>,
  changed: (views: readonly SavedView[], answer: Answer, input: Input) => SavedView[],
) {
  const queries = useQueryClient()
  const { queryKey } = savedViewsQuery(list)
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, input) => {
      queries.setQueryData<SavedView[]>(queryKey, (views = []) => changed(views, answer, input))
      return queries.invalidateQueries({ queryKey })
    },
    onError: (error) => (isApiError(error, 412) ? queries.invalidateQueries({ queryKey }) : undefined),
  })
}

/** [LST-18] Saves what is shown under a name. */
export function useSaveView(list: Key) {
  const keys = useAttemptKeys()
  return useChange(
    list,
    (body: NewSavedView) => api.call(saveView, { body, idempotencyKey: keys.of(JSON.stringify(body)) }),
    (views, view) => [...views, view],
  )
}

/** [LST-18] [SEC-04] Changes the name or content of a view, if it is still the version that was seen. */
export function useChangeView(list: Key) {
  const keys = useAttemptKeys()
  return useChange(
    list,
    ({ id: viewId, version: ifMatch, ...body }: SavedView) => {
      const idempotencyKey = keys.of(viewId, ifMatch, JSON.stringify(body))
      return api.call(changeView, { params: { viewId }, body, ifMatch, idempotencyKey })
    },
    (views, view) => views.map((one) => (one.id === view.id ? view : one)),
  )
}

/** [LST-18] Removes a view. */
export function useRemoveView(list: Key) {
  const keys = useAttemptKeys()
  return useChange(
    list,
    (viewId: string) => api.call(removeView, { params: { viewId }, idempotencyKey: keys.of(viewId) }),
    (views, _, viewId) => views.filter(({ id }) => id !== viewId),
  )
}
