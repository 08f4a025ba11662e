import { saveNoticeSettings } from '@eksport/api'
import type { NoticeChoices } from '@eksport/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../server/api.ts'
import { useAttemptKeys } from '../server/attempt-keys.ts'
import { noticeSettingsQuery } from './notices-query.ts'

interface Choosing extends NoticeChoices {
  /** The version that the person saw; by default the current one. */
  readonly seen?: number
}

/** [SEC-04] Saves what is sent by mail. Updates the cache at once, so that a second change builds on the first, and refetches after a failure. */
export function useSaveNoticeSettings() {
  const queries = useQueryClient()
  const { queryKey } = noticeSettingsQuery
  const keys = useAttemptKeys()
  return useMutation({
    scope: { id: 'notice-settings' },
    mutationFn: ({ seen = queries.getQueryData(queryKey)?.version ?? 0, ...body }: Choosing) =>
      api.call(saveNoticeSettings, { body, ifMatch: seen, idempotencyKey: keys.of(seen, JSON.stringify(body)) }),
    onMutate: ({ seen: _, ...choices }) =>
      queries.setQueryData(queryKey, (before) => before && { ...before, ...choices }),
    // Takes only the version from the answer, because a newer change may already be cached.
    onSuccess: ({ version }) => queries.setQueryData(queryKey, (before) => before && { ...before, version }),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
