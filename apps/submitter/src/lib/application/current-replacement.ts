import { getCurrentReplacement } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** The current replacement of a certificate. */
export const currentReplacementQuery = (organisationNumber: string, original: number) =>
  queryOptions({
    queryKey: ['application', organisationNumber, original, 'replacement'],
    retry: false,
    queryFn: ({ signal }) =>
      api.call(getCurrentReplacement, { params: { organisationNumber, referenceNumber: original }, signal }),
  })
