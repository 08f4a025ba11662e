import type { Application, ProductLine } from '@eksport/domain'
import { formatShortPeriod } from './format.ts'
import type { Lookups } from './lookups.ts'

/** One line of the list that explains the short codes of the goods table. */
export type OriginRow = { code: string; kind: string; name: string }

const joined = (parts: (string | undefined)[]) => parts.filter((part) => part !== undefined && part !== '').join(', ')

const establishmentRow = (line: ProductLine, lookups: Lookups): OriginRow[] => {
  const { approvalNumber, isUnauthorized, unauthorizedEstablishmentInfo: foreign } = line.productionEstablishment ?? {}
  if (isUnauthorized === true) {
    const place = [foreign?.postalCode, foreign?.postalCity].filter((part) => part !== undefined).join(' ')
    const country = foreign?.country && (lookups.name('countries', foreign.country)?.en ?? foreign.country)
    const name = joined([foreign?.name, foreign?.address, place, foreign?.county, country])
    return [{ code: approvalNumber ?? foreign?.country ?? '', kind: 'Establishment', name }]
  }
  if (approvalNumber === undefined) return []
  const known = lookups.establishment(approvalNumber)
  const place = [known?.postalCode, known?.postalCity].filter((part) => part !== undefined).join(' ')
  return [{ code: approvalNumber, kind: 'Approved establishment', name: joined([known?.name, known?.address, place]) }]
}

const coldStoreRow = ({ coldStore }: ProductLine, lookups: Lookups): OriginRow[] => {
  if (coldStore == null) return []
  return [{ code: coldStore, kind: 'Cold store', name: lookups.establishment(coldStore)?.name ?? '' }]
}

const siteRows = (line: ProductLine, lookups: Lookups): OriginRow[] =>
  (line.slaughterInformation ?? []).flatMap(({ siteNumber, fromDate, toDate }) => {
    if (siteNumber === undefined) return []
    const site = lookups.site(siteNumber)
    const period = formatShortPeriod(fromDate, toDate)?.replace('\u00A0–\n', ' – ')
    const name = joined([site?.name, site?.municipality, period && `slaughtered ${period}`])
    return [{ code: String(siteNumber), kind: 'Aquaculture site', name }]
  })

const areaRows = (line: ProductLine, lookups: Lookups): OriginRow[] => [
  ...(line.catchAreas ?? []).map((code) => ({
    code,
    kind: 'Catch area',
    name: lookups.name('catch-areas', code)?.en ?? '',
  })),
  ...(line.aquacultureArea === undefined ? [] : [line.aquacultureArea]).map((code) => ({
    code,
    kind: 'Production area',
    name: lookups.name('aquaculture-areas', code)?.en ?? '',
  })),
]

const vesselRows = (line: ProductLine): OriginRow[] =>
  (line.vesselInformation ?? []).map(({ vesselName, vesselNumber }) => ({
    code: vesselNumber ?? vesselName ?? '',
    kind: 'Vessel',
    name: vesselName ?? '',
  }))

/** Every establishment, site, area and vessel that the goods name, once each, in the order of the kinds. */
export function originRows({ productLines = [] }: Application, lookups: Lookups): OriginRow[] {
  const rows = [
    ...productLines.flatMap((line) => establishmentRow(line, lookups)),
    ...productLines.flatMap((line) => coldStoreRow(line, lookups)),
    ...productLines.flatMap((line) => siteRows(line, lookups)),
    ...productLines.flatMap((line) => areaRows(line, lookups)),
    ...productLines.flatMap(vesselRows),
  ]
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}
