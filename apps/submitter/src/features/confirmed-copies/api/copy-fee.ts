import { calculateCopyFee } from '@eksport/api'
import type { CopyRequest } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'

interface Asked {
  readonly organisationNumber: string
  readonly referenceNumber: number
  /** The order that is to be changed. */
  readonly copyId: string | undefined
  /** Nothing while the form is not valid: then no fee is asked for. */
  readonly request: CopyRequest | undefined
}

/** [CPY-01] What the order costs, once everything is filled in. */
export const copyFeeQuery = ({ organisationNumber, referenceNumber, copyId: id, request }: Asked) =>
  queryOptions({
    queryKey: ['copy-fee', organisationNumber, referenceNumber, id ?? null, request ?? null],
    queryFn:
      request === undefined
        ? skipToken
        : ({ signal }) =>
            api.call(calculateCopyFee, {
              params: { organisationNumber, referenceNumber },
              body: { ...request, ...(id === undefined ? {} : { id }) },
              signal,
            }),
  })
