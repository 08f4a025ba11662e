import { openingHoursQuery } from '@eksport/portal/case/opening-hours-query.ts'
import { codeListsKey } from '@eksport/portal/code-lists/queries.ts'
import { templatesQuery } from '@eksport/portal/code-lists/template-query.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import type { QueryClient } from '@tanstack/react-query'
import { feeKey } from './calculate-fee.ts'
import { countryTemplatesQuery, pickupOfficesKey } from './form-lists.ts'

/** What may have changed since the page was read, whatever was wrong with what was sent. */
const ofTheMinute = [openingHoursQuery.queryKey, pickupOfficesKey, feeKey]

/** Lists that are kept for an hour: an answer that one of them offered is wrong by now. */
const offers = [codeListsKey, templatesQuery.queryKey, countryTemplatesQuery.queryKey]

/** [EXP-01] What the form offers and says as it is now: what the page took for right was so when it was read. */
export function readOffersAnew(queries: QueryClient, refused: unknown): void {
  const isAnswer = isApiError(refused) && refused.issues.length > 0
  for (const queryKey of isAnswer ? [...ofTheMinute, ...offers] : ofTheMinute)
    void queries.invalidateQueries({ queryKey })
}
