import { type BookEntry, changeBookEntry, removeBookEntry } from '@eksport/api'
import type { BookedAddress } from '@eksport/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../server/api.ts'
import { useAttemptKeys } from '../server/attempt-keys.ts'
import { isApiError, unlessGone } from '../server/is-api-error.ts'
import { addressBookQuery } from './address-book-query.ts'

/** Changes the book, and refetches it. */
function useChange<Input, Result>(organisationNumber: string, change: (input: Input) => Promise<Result>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: addressBookQuery(organisationNumber).queryKey }),
  })
}

interface ChangedEntry {
  readonly address: BookedAddress
  /** Version of the corrected address. */
  readonly version: number
}

/** The result of correcting an address: saved, deleted by somebody else, or changed by somebody else since it was seen. */
type Outcome = { readonly kind: 'saved' | 'gone' } | { readonly kind: 'changed'; readonly theirs: BookEntry }

/** [EXP-05] [SEC-04] Corrects an address, if it is still the version that was seen. */
export function useChangeAddress(organisationNumber: string, entryId: string) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useChange(organisationNumber, async ({ address: body, version: ifMatch }: ChangedEntry): Promise<Outcome> => {
    const params = { organisationNumber, entryId }
    try {
      const idempotencyKey = keys.of(JSON.stringify(body), ifMatch)
      await api.call(changeBookEntry, { params, body, ifMatch, idempotencyKey })
      return { kind: 'saved' }
    } catch (error) {
      if (isApiError(error, 404)) return { kind: 'gone' }
      if (!isApiError(error, 412)) throw error
      const book = await queries.fetchQuery({ ...addressBookQuery(organisationNumber), staleTime: 0 })
      const theirs = book.find(({ id }) => id === entryId)
      return theirs === undefined ? { kind: 'gone' } : { kind: 'changed', theirs }
    }
  })
}

/** [EXP-05] Removes an address from the book. */
export function useRemoveAddress(organisationNumber: string) {
  const keys = useAttemptKeys()
  return useChange(organisationNumber, (entryId: string) => {
    const params = { organisationNumber, entryId }
    return unlessGone(api.call(removeBookEntry, { params, idempotencyKey: keys.of(entryId) }))
  })
}
