import { openingHoursQuery } from '@eksport/portal/case/opening-hours-query.ts'
import { codeListsKey } from '@eksport/portal/code-lists/queries.ts'
import { templatesQuery } from '@eksport/portal/code-lists/template-query.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import type { QueryClient } from '@tanstack/react-query'
import { feeKey } from './calculate-fee.ts'
import { countryTemplatesQuery, pickupOfficesKey } from './form-lists.ts'

/** Data that may have changed since the page loaded, whatever the refusal was about. */
const alwaysRefetched = [openingHoursQuery.queryKey, pickupOfficesKey, feeKey]

/** Lists that are cached for an hour: a refused answer may have been offered by one of them. */
const offers = [codeListsKey, templatesQuery.queryKey, countryTemplatesQuery.queryKey]

/** [EXP-01] Refetches what the form offers, after a refusal has shown that the cached data may be out of date. */
export function readOffersAnew(queries: QueryClient, refused: unknown): void {
  const isAnswer = isApiError(refused) && refused.issues.length > 0
  for (const queryKey of isAnswer ? [...alwaysRefetched, ...offers] : alwaysRefetched)
    void queries.invalidateQueries({ queryKey })
}
