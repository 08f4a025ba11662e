import { saveNoticeSettings } from '@eksport/api'
import type { NoticeChoices } from '@eksport/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../server/api.ts'
import { useAttemptKeys } from '../server/attempt-keys.ts'
import { noticeSettingsQuery } from './notices-query.ts'

interface Choosing extends NoticeChoices {
  /** Of what the person chose upon; without it what stands before them now. */
  readonly seen?: number
}

/** [SEC-04] Stores what comes by mail. It stands at once, so that a second choice is made upon the first, and is read again where it failed. */
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
    // No more than the version of the answer: another choice may stand already.
    onSuccess: ({ version }) => queries.setQueryData(queryKey, (before) => before && { ...before, version }),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
