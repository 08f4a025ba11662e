import { sendCaseMessage } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import type { MessageThreadProps } from '@eksport/ui/certificate'
import { useQueryClient } from '@tanstack/react-query'

/** [MSG-01] Writes to the exporter; the same message sent twice has one effect. */
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
