import { saveNoticeSettings } from '@eksport/api'
import type { NoticeChoices } from '@eksport/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../server/api.ts'
import { noticeSettingsQuery } from './notices-query.ts'

/** Stores what comes by mail. It stands at once, so that a second choice is made upon the first, and is read again where it failed. */
export function useSaveNoticeSettings() {
  const queries = useQueryClient()
  const { queryKey } = noticeSettingsQuery
  return useMutation({
    scope: { id: 'notice-settings' },
    mutationFn: (choices: NoticeChoices) => api.call(saveNoticeSettings, { body: choices }),
    onMutate: (choices) => queries.setQueryData(queryKey, (before) => before && { ...before, ...choices }),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
