import { listCaseNotes, requestClarification, sendCaseMessage, writeCaseNote } from '@eksport/api'
import type { Application, Unlocking } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import type { MessageThreadProps } from '@eksport/ui/certificate'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** Notes between officers, newest first. */
export const caseNotesQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'notes'],
    queryFn: ({ signal }) => api.call(listCaseNotes, { params: { referenceNumber }, signal }),
  })

/** [ACT-09] Saves a note; the same note sent twice is stored once. */
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

/** [MSG-01] Sends a message to the exporter; the same message sent twice takes effect once. */
export function useSendCaseMessage(referenceNumber: number): NonNullable<MessageThreadProps['onSend']> {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return async ({ message, files }, { signal }) => {
    await api.call(sendCaseMessage, {
      params: { referenceNumber },
      body: { message: { message }, attachments: [...files] },
      idempotencyKey: keys.of(message, ...files),
      signal,
    })
    keys.forget()
    await queries.invalidateQueries({ queryKey: ['case', referenceNumber, 'messages'] })
  }
}

/** One question with what it is about and its files. */
export interface Question {
  readonly message: string
  readonly unlocking: Unlocking
  readonly attachments: readonly File[]
}

/** Asks the exporter. Repeating the request after a lost response takes effect once; it is refused if the case has a newer version. */
export function useRequestClarification({ referenceNumber, version }: Application) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['case', referenceNumber] }),
      queries.invalidateQueries({ queryKey: ['cases'] }),
    ])
  return useMutation({
    mutationFn: (asked: readonly Question[]) => {
      const questions = asked.map(({ message, unlocking, attachments }) => ({
        message,
        unlocking,
        files: attachments.length,
      }))
      const attachments = asked.flatMap((question) => question.attachments)
      return api.call(requestClarification, {
        params: { referenceNumber },
        body: { clarification: { questions }, attachments },
        ifMatch: version,
        idempotencyKey: keys.of(version, JSON.stringify(questions), ...attachments),
      })
    },
    onSuccess: refresh,
    onError: (error) => (isApiError(error, 403, 409, 412) ? refresh() : undefined),
  })
}
