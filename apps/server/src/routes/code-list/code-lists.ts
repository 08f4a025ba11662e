import {
  listAquacultureAreas,
  listCatchAreas,
  listCertificates,
  listCountries,
  listGoodsHeadings,
  listNatureOfCommodities,
  listPackaging,
  listPackagingTypes,
  listProcessingStates,
  listProcessingTypes,
} from '@eksport/api'
import type { GoodsHeading } from '@eksport/domain'
import type { ReferenceData } from '../../db/reference-data/read-reference-data.ts'
import { cachedRoute } from '../../http/cached-route.ts'
import { allowedCodes, entriesFor } from '../../reference-data/for-template.ts'

/** A species that a heading names, with its stocks and farmed forms: a reader needs no list of species to know them. */
function withRowsBelow({ species, ...heading }: GoodsHeading, data: ReferenceData): GoodsHeading {
  if (species === undefined) return heading
  const named = new Set(species)
  const below = data.species.filter(({ parent }) => parent != null && named.has(parent))
  return { ...heading, species: [...new Set([...species, ...below.map(({ code }) => code)])] }
}

/** Lists that are answered as they are kept. */
export const plainCodeListRoutes = [
  cachedRoute(listCountries, ({ data }) => data.countries),
  cachedRoute(listGoodsHeadings, ({ data }) => data['hs-goods'].map((heading) => withRowsBelow(heading, data))),
  cachedRoute(listAquacultureAreas, ({ data }) => data['aquaculture-areas']),
  cachedRoute(listCatchAreas, ({ data }) => data['catch-areas']),
  cachedRoute(listCertificates, ({ data, query }) =>
    data.templates
      .filter(({ active }) => active || query.only_active !== 'true')
      .map(({ code, names, active }) => ({ code, names, active })),
  ),
  // The list stands at two addresses of the specification.
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
