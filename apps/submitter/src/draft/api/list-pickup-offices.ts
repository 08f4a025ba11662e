import { listPickupOffices } from '@eksport/api'
import { namesAndLists } from '@eksport/portal/code-lists/names-and-lists.ts'
import { askAnew } from '@eksport/portal/server/past-the-cache.ts'
import { queryOptions } from '@tanstack/react-query'

/** Under which the offices of all templates are kept. */
export const pickupOfficesKey = ['pickup-offices'] as const

/** Offices where a certificate of the template is handed out, the priority office first. */
export const pickupOfficesQuery = (template: string) =>
  queryOptions({
    queryKey: [...pickupOfficesKey, template],
    meta: namesAndLists,
    staleTime: 3_600_000,
    queryFn: (asking) => askAnew(asking).call(listPickupOffices, { params: { template }, signal: asking.signal }),
  })
