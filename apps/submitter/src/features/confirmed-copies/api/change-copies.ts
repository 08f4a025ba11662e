import { cancelCopies, changeCopies, orderCopies } from '@eksport/api'
import type { Application, CopyRequest } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation } from '@tanstack/react-query'
import { useOrganisation } from '#src/lib/organisation.ts'

/** Orders copies, or changes the order that is named. A try that failed on its way may have succeeded there: the same again has one effect. */
export function useSendCopies({ referenceNumber, version }: Application, copyId: string | undefined) {
  const { organisationNumber } = useOrganisation()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (body: CopyRequest) => {
      const sent = { body, ifMatch: version, idempotencyKey: keys.of(JSON.stringify(body)) }
      const params = { organisationNumber, referenceNumber }
      return copyId === undefined
        ? api.call(orderCopies, { params, ...sent })
        : api.call(changeCopies, { params: { ...params, copyId }, ...sent })
    },
  })
}

/** Cancels an order that has not been handed out; the same again after a lost answer finds it cancelled, and no fault. */
export function useCancelCopies({ referenceNumber, version }: Application, copyId: string) {
  const { organisationNumber } = useOrganisation()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: () =>
      api.call(cancelCopies, {
        params: { organisationNumber, referenceNumber, copyId },
        ifMatch: version,
        idempotencyKey: keys.of(copyId),
      }),
  })
}
