import { getNoticeSettings, listNotices } from '@eksport/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../server/api.ts'

/** Everything about notices is kept under it. */
export const noticesKey = ['notices'] as const

/** What the person has been told, for the organisation that they act for. */
export const noticesQuery = (organisationNumber: string | undefined) =>
  queryOptions({
    queryKey: [...noticesKey, organisationNumber ?? null],
    queryFn: ({ signal }) => api.call(listNotices, { signal }),
  })

export const noticeSettingsQuery = queryOptions({
  queryKey: ['notice-settings'],
  queryFn: ({ signal }) => api.call(getNoticeSettings, { signal }),
})
