import {
  getTemplate,
  listAquacultureAreas,
  listBorderControlPosts,
  listCatchAreas,
  listCertificateOffices,
  listCountries,
  listGoodsHeadings,
  listNatureOfCommodities,
  listPackagingTypes,
  listPointsOfEntry,
  listProcessingStates,
  listProcessingTypes,
  listProductClassification,
  listSpecies,
  listTemplates,
  speciesEntries,
} from '@eksport/api'
import type { CodeEntry, NamedList } from '@eksport/domain'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../server/api.ts'

/** What narrows a code list: the template of the application, and the country it goes to. */
export interface CodeListScope {
  readonly certificateTemplate?: string | undefined
  readonly country?: string | undefined
}

/** A list of names that the server answers. */
export type FetchedList = Exclude<NamedList, 'consignors'>

type Fetch = (scope: CodeListScope, signal: AbortSignal) => Promise<readonly CodeEntry[]>

/** With a template: the codes of its system and length under its prefixes, out of thousands. */
async function fetchClassification({ certificateTemplate }: CodeListScope, signal: AbortSignal) {
  if (certificateTemplate === undefined) return api.call(listProductClassification, { signal })
  const template = await api.call(getTemplate, { params: { template: certificateTemplate }, signal })
  const prefixes = template.productClassificationPrefixes.join(',')
  const query = {
    system: template.productClassificationSystem,
    number_of_digits: template.productClassificationNumberOfDigits?.toString(),
    ...(prefixes === '' ? {} : { code_prefixes: prefixes }),
  }
  return api.call(listProductClassification, { query, signal })
}

/** What the templates are called. */
async function fetchTemplates(_: CodeListScope, signal: AbortSignal) {
  const templates = await api.call(listTemplates, { signal })
  return templates.map(({ key, names, active }) => ({ code: key, names, active }))
}

const fetchers: Readonly<Record<FetchedList, Fetch>> = {
  species: async ({ certificateTemplate }, signal) =>
    speciesEntries(await api.call(listSpecies, { query: { certificate_template: certificateTemplate }, signal })),
  countries: (_, signal) => api.call(listCountries, { signal }),
  'catch-areas': (_, signal) => api.call(listCatchAreas, { signal }),
  'aquaculture-areas': (_, signal) => api.call(listAquacultureAreas, { signal }),
  'packaging-types': ({ certificateTemplate }, signal) =>
    api.call(listPackagingTypes, { query: { certificate_template: certificateTemplate }, signal }),
  'product-classification': fetchClassification,
  'processing-states': ({ certificateTemplate }, signal) =>
    api.call(listProcessingStates, { query: { certificate_template: certificateTemplate }, signal }),
  'processing-types': ({ certificateTemplate }, signal) =>
    api.call(listProcessingTypes, { query: { certificate_template: certificateTemplate }, signal }),
  'nature-of-commodities': ({ certificateTemplate }, signal) =>
    api.call(listNatureOfCommodities, { query: { certificate_template: certificateTemplate }, signal }),
  'border-control-posts': ({ country }, signal) =>
    api.call(listBorderControlPosts, { query: { country_code: country }, signal }),
  'points-of-entry': ({ country }, signal) => api.call(listPointsOfEntry, { query: { country_code: country }, signal }),
  'certificate-offices': (_, signal) => api.call(listCertificateOffices, { signal }),
  'certificate-templates': fetchTemplates,
}

const oneHour = 3_600_000

/** [EXP-06] What the words of each heading admit. */
export const goodsHeadingsQuery = queryOptions({
  queryKey: ['goods-headings'],
  staleTime: oneHour,
  gcTime: oneHour,
  queryFn: ({ signal }) => api.call(listGoodsHeadings, { signal }),
})

/** [API-02] One code list, kept for an hour. */
export const codeListQuery = (list: FetchedList, scope: CodeListScope = {}) =>
  queryOptions({
    queryKey: ['code-list', list, scope.certificateTemplate ?? null, scope.country ?? null],
    staleTime: oneHour,
    gcTime: oneHour,
    queryFn: ({ signal }) => fetchers[list](scope, signal),
  })
