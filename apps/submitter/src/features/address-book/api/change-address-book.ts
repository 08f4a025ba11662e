import { changeBookEntry, removeBookEntry } from '@eksport/api'
import type { BookedAddress } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addressBookQuery } from '#src/lib/address-book/address-book-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** What changes the book, and has it read again. */
function useChange<Input>(change: (organisationNumber: string, input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  return useMutation({
    mutationFn: (input: Input) => change(organisationNumber, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: addressBookQuery(organisationNumber).queryKey }),
  })
}

/** [EXP-05] Mends an address. */
export function useChangeAddress(entryId: string) {
  const keys = useAttemptKeys()
  return useChange((organisationNumber, body: BookedAddress) =>
    api.call(changeBookEntry, {
      params: { organisationNumber, entryId },
      body,
      idempotencyKey: keys.of(JSON.stringify(body)),
    }),
  )
}

/** [EXP-05] Takes an address out of the book. */
export function useRemoveAddress() {
  const keys = useAttemptKeys()
  return useChange((organisationNumber, entryId: string) =>
    api.call(removeBookEntry, { params: { organisationNumber, entryId }, idempotencyKey: keys.of(entryId) }),
  )
}
