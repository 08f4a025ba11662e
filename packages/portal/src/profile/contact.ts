import { type Contact, contactBody } from '@eksport/api'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { noticeSettingsQuery } from '../notices/notices-query.ts'

/** How a portal reads and saves the address for the person's notices. */
export interface ContactSource {
  /** Query key. */
  readonly key: string
  readonly read: (signal: AbortSignal) => Promise<Contact>
  readonly save: (mail: string | null) => Promise<Contact>
}

/** The person's own profile. */
export const contactQuery = ({ key, read }: ContactSource) =>
  queryOptions({ queryKey: [key], staleTime: 60_000, queryFn: ({ signal }) => read(signal) })

/** Whether the server accepts a text as an address. */
export const isMail = (mail: string): boolean => contactBody.safeParse({ mail }).success

/** [AUT-06] Sets, confirms or removes the contact e-mail. */
export function useSaveMail(source: ContactSource) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: source.save,
    onSuccess: (contact) => {
      queries.setQueryData(contactQuery(source).queryKey, contact)
      return queries.invalidateQueries({ queryKey: noticeSettingsQuery.queryKey })
    },
  })
}
