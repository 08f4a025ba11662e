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
import type { api } from '../server/api.ts'
import { askAnew } from '../server/past-the-cache.ts'
import { namesAndLists } from './names-and-lists.ts'

/** What narrows a code list: the template of the application, and the country of destination. */
export interface CodeListScope {
  readonly certificateTemplate?: string | undefined
  readonly country?: string | undefined
}

/** A list of names that the server provides. */
export type FetchedList = Exclude<NamedList, 'consignors'>

type Fetch = (scope: CodeListScope, signal: AbortSignal, client: typeof api) => Promise<readonly CodeEntry[]>

/** With a template: only the codes of its system, length and prefixes, out of thousands. */
const fetchClassification: Fetch = async ({ certificateTemplate }, signal, client) => {
  if (certificateTemplate === undefined) return client.call(listProductClassification, { signal })
  const template = await client.call(getTemplate, { params: { template: certificateTemplate }, signal })
  const prefixes = template.productClassificationPrefixes.join(',')
  const query = {
    system: template.productClassificationSystem,
    number_of_digits: template.productClassificationNumberOfDigits?.toString(),
    ...(prefixes === '' ? {} : { code_prefixes: prefixes }),
  }
  return client.call(listProductClassification, { query, signal })
}

/** The names of the templates. */
const fetchTemplates: Fetch = async (_, signal, client) => {
  const templates = await client.call(listTemplates, { signal })
  return templates.map(({ key, names, active }) => ({ code: key, names, active }))
}

const fetchers: Readonly<Record<FetchedList, Fetch>> = {
  species: async ({ certificateTemplate }, signal, client) =>
    speciesEntries(await client.call(listSpecies, { query: { certificate_template: certificateTemplate }, signal })),
  countries: (_, signal, client) => client.call(listCountries, { signal }),
  'catch-areas': (_, signal, client) => client.call(listCatchAreas, { signal }),
  'aquaculture-areas': (_, signal, client) => client.call(listAquacultureAreas, { signal }),
  'packaging-types': ({ certificateTemplate }, signal, client) =>
    client.call(listPackagingTypes, { query: { certificate_template: certificateTemplate }, signal }),
  'product-classification': fetchClassification,
  'processing-states': ({ certificateTemplate }, signal, client) =>
    client.call(listProcessingStates, { query: { certificate_template: certificateTemplate }, signal }),
  'processing-types': ({ certificateTemplate }, signal, client) =>
    client.call(listProcessingTypes, { query: { certificate_template: certificateTemplate }, signal }),
  'nature-of-commodities': ({ certificateTemplate }, signal, client) =>
    client.call(listNatureOfCommodities, { query: { certificate_template: certificateTemplate }, signal }),
  'border-control-posts': ({ country }, signal, client) =>
    client.call(listBorderControlPosts, { query: { country_code: country }, signal }),
  'points-of-entry': ({ country }, signal, client) =>
    client.call(listPointsOfEntry, { query: { country_code: country }, signal }),
  'certificate-offices': (_, signal, client) => client.call(listCertificateOffices, { signal }),
  'certificate-templates': fetchTemplates,
}

const oneHour = 3_600_000

/** [EXP-06] The goods that each heading covers. */
export const goodsHeadingsQuery = queryOptions({
  queryKey: ['goods-headings'],
  meta: namesAndLists,
  staleTime: oneHour,
  gcTime: oneHour,
  queryFn: (asking) => askAnew(asking).call(listGoodsHeadings, { signal: asking.signal }),
})

/** Key prefix of all code lists. */
export const codeListsKey = ['code-list'] as const

/** [API-02] One code list, cached for an hour. */
export const codeListQuery = (list: FetchedList, scope: CodeListScope = {}) =>
  queryOptions({
    queryKey: [...codeListsKey, list, scope.certificateTemplate ?? null, scope.country ?? null],
    meta: namesAndLists,
    staleTime: oneHour,
    gcTime: oneHour,
    queryFn: (asking) => fetchers[list](scope, asking.signal, askAnew(asking)),
  })
