import {
  listAquacultureAreas,
  listCatchAreas,
  listCertificates,
  listCountries,
  listNatureOfCommodities,
  listPackaging,
  listPackagingTypes,
  listProcessingStates,
  listProcessingTypes,
} from '@eksport/api'
import { cachedRoute } from '../../http/cached-route.ts'
import { allowedCodes, entriesFor } from '../../reference-data/for-template.ts'

/** Lists that are answered as they are kept. */
export const plainCodeListRoutes = [
  cachedRoute(listCountries, ({ data }) => data.countries),
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
