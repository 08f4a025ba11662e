import { getCaseSheets } from '@eksport/api'
import { untilDrawn } from '@eksport/portal/certificate/drawing-state.ts'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** [CRT-08] The pages of the certificate as it would be printed now, or as it was issued; one drawing per version. */
export const caseSheetsQuery = (referenceNumber: number, version: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'sheets', version],
    staleTime: 60_000,
    structuralSharing: false,
    ...untilDrawn,
    queryFn: ({ signal }) => api.call(getCaseSheets, { params: { referenceNumber }, signal }),
  })
