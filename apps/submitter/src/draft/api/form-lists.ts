import { listCountryTemplates, listPickupOffices, listRepresentedExporters, listTemplateNotes } from '@eksport/api'
import { namesAndLists } from '@eksport/portal/code-lists/names-and-lists.ts'
import { api } from '@eksport/portal/server/api.ts'
import { askAnew } from '@eksport/portal/server/past-the-cache.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'

const oneHour = 3_600_000

/** Which templates each country accepts, and in which formats. */
export const countryTemplatesQuery = queryOptions({
  queryKey: ['country-templates'],
  meta: namesAndLists,
  staleTime: oneHour,
  queryFn: (asking) => askAnew(asking).call(listCountryTemplates, { signal: asking.signal }),
})

/** What an exporter should know about a template before applying; fetched when a template is chosen. */
export const templateNotesQuery = (template: string | undefined) =>
  queryOptions({
    queryKey: ['template-notes', template],
    staleTime: 3_600_000,
    queryFn:
      template === undefined
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) => api.call(listTemplateNotes, { params: { template }, signal }),
  })

/** Key prefix of the pickup offices of all templates. */
export const pickupOfficesKey = ['pickup-offices'] as const

/** Offices that hand out certificates of the template, the priority office first. */
export const pickupOfficesQuery = (template: string) =>
  queryOptions({
    queryKey: [...pickupOfficesKey, template],
    meta: namesAndLists,
    staleTime: 3_600_000,
    queryFn: (asking) => askAnew(asking).call(listPickupOffices, { params: { template }, signal: asking.signal }),
  })

/** [AUT-04] Exporters that the organisation may apply for, starting with itself. */
export const consignorsQuery = (organisationNumber: string) =>
  queryOptions({
    queryKey: ['consignors', organisationNumber],
    staleTime: 3_600_000,
    queryFn: ({ signal }) => api.call(listRepresentedExporters, { params: { organisationNumber }, signal }),
  })
