import { getNoticeSettings, listNotices } from '@eksport/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../server/api.ts'

/** Key prefix of everything about notices. */
export const noticesKey = ['notices'] as const

/** The person's notices, for the organisation for which they act. */
export const noticesQuery = (organisationNumber: string | undefined) =>
  queryOptions({
    queryKey: [...noticesKey, organisationNumber ?? null],
    queryFn: ({ signal }) => api.call(listNotices, { signal }),
  })

export const noticeSettingsQuery = queryOptions({
  queryKey: ['notice-settings'],
  queryFn: ({ signal }) => api.call(getNoticeSettings, { signal }),
})
