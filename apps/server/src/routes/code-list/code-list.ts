import {
  listAquacultureAreas,
  listBorderControlPosts,
  listCatchAreas,
  listCertificateOffices,
  listCertificates,
  listCodeNames,
  listCountries,
  listGoodsHeadings,
  listNatureOfCommodities,
  listOpeningHours,
  listPackaging,
  listPackagingTypes,
  listPointsOfEntry,
  listProcessingStates,
  listProcessingTypes,
  listProductClassification,
  listSpecies,
} from '@eksport/api'
import type { GoodsHeading } from '@eksport/domain'
import type { ReferenceData } from '../../db/reference-data/read-reference-data.ts'
import { cachedRoute, type ListCall } from '../../http/cached-route.ts'
import { documentLookups } from '../../reference-data/document-lookups.ts'
import { allowedCodes, entriesFor } from '../../reference-data/for-template.ts'
import { offices, officeTimes } from '../../reference-data/offices.ts'

/** A species of a heading with its stocks and farmed forms, so that the reader needs no list of species. */
function withRowsBelow({ species, ...heading }: GoodsHeading, data: ReferenceData): GoodsHeading {
  if (species === undefined) return heading
  const named = new Set(species)
  const below = data.species.filter(({ parent }) => parent != null && named.has(parent))
  return { ...heading, species: [...new Set([...species, ...below.map(({ code }) => code)])] }
}

/** Lists that are returned as they are stored. */
export const plainCodeListRoutes = [
  cachedRoute(listCountries, ({ data }) => data.countries),
  cachedRoute(listGoodsHeadings, ({ data }) => data['hs-goods'].map((heading) => withRowsBelow(heading, data))),
  cachedRoute(listAquacultureAreas, ({ data }) => data['aquaculture-areas']),
  cachedRoute(listCatchAreas, ({ data }) => data['catch-areas']),
  cachedRoute(listCertificates, ({ data, query }) => {
    const country = query.country_code
    const ofCountry = new Map(
      data.countryTemplates
        .filter((row) => row.country === country)
        .map((row) => [row.certificateTemplate, row.supportedCertificateFormats]),
    )
    return data.templates
      .filter(
        ({ code, active }) =>
          (active || query.only_active !== 'true') && (country === undefined || ofCountry.has(code)),
      )
      .map(({ code, names, active, supportedCertificateFormats }) => ({
        ...{ code, names, active },
        supportedCertificateFormats: ofCountry.get(code) ?? supportedCertificateFormats,
      }))
  }),
  // The specification has two addresses for this list.
  ...[listPackaging, listPackagingTypes].map((endpoint) =>
    cachedRoute(endpoint, ({ data, query }) =>
      entriesFor(data['packaging-types'], allowedCodes(data, query.certificate_template, 'packagingTypes'), undefined),
    ),
  ),
  cachedRoute(listProcessingTypes, ({ data, query }) =>
    entriesFor(
      data['processing-types'],
      allowedCodes(data, query.certificate_template, 'processingTypes'),
      query.only_active,
    ),
  ),
  cachedRoute(listProcessingStates, ({ data, query }) =>
    entriesFor(
      data['processing-states'],
      allowedCodes(data, query.certificate_template, 'processingStates'),
      query.only_active,
    ),
  ),
  cachedRoute(listNatureOfCommodities, ({ data, query }) =>
    entriesFor(
      data['nature-of-commodities'],
      allowedCodes(data, query.certificate_template, 'natureOfCommodities'),
      undefined,
    ),
  ),
]

export const listBorderControlPostsRoute = cachedRoute(listBorderControlPosts, ({ data, query }) =>
  data['border-control-posts']
    .filter(({ country }) => query.country_code === undefined || country === query.country_code)
    .map((entry) => ({ ...entry, name: entry.names.nb, bcpCode: entry.code })),
)

export const listCertificateOfficesRoute = cachedRoute(listCertificateOffices, ({ data, query }) =>
  offices(data, query.only_active === 'true'),
)

type List = keyof ListCall<typeof listCodeNames>['query']

export const listCodeNamesRoute = cachedRoute(listCodeNames, ({ data, query }) => {
  const { name } = documentLookups(data)
  // The schema only allows names of lists as keys.
  const asked = Object.entries(query) as [List, string][]
  const namesOf = (list: List, codes: string) =>
    Object.fromEntries(
      codes.split(',').flatMap((code) => {
        const names = name(list, code)
        return names === undefined ? [] : [[code, names] as const]
      }),
    )
  return Object.fromEntries(asked.map(([list, codes]) => [list, namesOf(list, codes)]))
})

export const listOpeningHoursRoute = cachedRoute(listOpeningHours, ({ data }) => officeTimes(data))

export const listPointsOfEntryRoute = cachedRoute(listPointsOfEntry, ({ data, query }) =>
  data['points-of-entry'].filter(({ country }) => query.country_code === undefined || country === query.country_code),
)

const parts = (text: string | undefined) => text?.split(',')

export const listProductClassificationRoute = cachedRoute(listProductClassification, ({ data, query }) => {
  const digits = parts(query.number_of_digits)?.map(Number)
  const prefixes = parts(query.code_prefixes)
  const found = data['product-classification'].filter(
    (entry) =>
      (query.system === undefined || entry.system === query.system) &&
      (digits?.includes(entry.digits) ?? true) &&
      (prefixes?.some((prefix) => entry.code.startsWith(prefix)) ?? true),
  )
  return found.map(({ id: _, ...entry }) => entry)
})

export const listSpeciesRoute = cachedRoute(listSpecies, ({ data, query }) => {
  const groups = allowedCodes(data, query.certificate_template, 'speciesGroups')
  const wanted = data.species.filter(
    ({ active, group }) => active && (groups === undefined || (group !== undefined && groups.has(group))),
  )
  return Object.fromEntries(
    wanted.map(({ code, names: { nb, ...names }, group, common, variant, mayBeFarmed, protected: isProtected }) => [
      code,
      {
        ...{ no: nb, ...names },
        ...(group && { group }),
        ...(common && { common }),
        ...(variant && { variant }),
        ...(mayBeFarmed && { mayBeFarmed }),
        ...(isProtected && { protected: isProtected }),
      },
    ]),
  )
})
