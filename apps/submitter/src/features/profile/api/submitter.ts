import { getSubmitter, saveSubmitterMail } from '@eksport/api'
import { noticeSettingsQuery } from '@eksport/portal/notices/notices-query.ts'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The person's own profile. */
export const submitterQuery = queryOptions({
  queryKey: ['submitter'],
  staleTime: 60_000,
  queryFn: ({ signal }) => api.call(getSubmitter, { signal }),
})

/** Whether the server takes this as an address. */
export const isMail = (mail: string): boolean => saveSubmitterMail.body.safeParse({ mail }).success

/** [AUT-06] Sets, confirms or removes the contact e-mail. */
export function useSaveMail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (mail: string | null) => api.call(saveSubmitterMail, { body: { mail } }),
    onSuccess: (submitter) => {
      queries.setQueryData(submitterQuery.queryKey, submitter)
      return queries.invalidateQueries({ queryKey: noticeSettingsQuery.queryKey })
    },
  })
}
