import { listCaseNotes, writeCaseNote } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** Notes among officers, newest first. */
export const caseNotesQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'notes'],
    queryFn: ({ signal }) => api.call(listCaseNotes, { params: { referenceNumber }, signal }),
  })

/** [ACT-09] Writes a note; the same note sent twice stands there once. */
export function useWriteCaseNote(referenceNumber: number) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (text: string) =>
      api.call(writeCaseNote, { params: { referenceNumber }, body: { text }, idempotencyKey: keys.of(text) }),
    onSuccess: () => {
      keys.forget()
      return queries.invalidateQueries({ queryKey: ['case', referenceNumber, 'notes'] })
    },
  })
}
