import { sendMessage } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import type { MessageThreadProps } from '@eksport/ui/certificate'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** [MSG-01] Sends a message to the caseworker; the same message sent twice takes effect once. */
export function useSendMessage(referenceNumber: number): NonNullable<MessageThreadProps['onSend']> {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return async ({ message, files }, { signal }) => {
    await api.call(sendMessage, {
      params: { organisationNumber, referenceNumber },
      body: { message: { message }, attachments: [...files] },
      idempotencyKey: keys.of(message, ...files),
      signal,
    })
    keys.forget()
    await refresh()
  }
}
