import { drawDecisionLetter, listLegalBases } from '@eksport/api'
import type { Locale } from '@eksport/forms'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** Legal bases of refusals, from reference data. */
export const legalBasesQuery = queryOptions({
  queryKey: ['legal-bases'],
  staleTime: 60_000,
  queryFn: ({ signal }) => api.call(listLegalBases, { signal }),
})

interface LetterWords {
  readonly reason: string
  readonly legalBasis: string
  readonly language: Locale
}

/** [STA-08] The letter as it would be sent with these words. */
export const fetchDecisionLetter = (
  referenceNumber: number,
  body: LetterWords,
  { signal }: { readonly signal: AbortSignal },
): Promise<Blob> => api.call(drawDecisionLetter, { params: { referenceNumber }, body, signal })
