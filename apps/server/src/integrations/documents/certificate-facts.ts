import { type Application, formatReference } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { meansOfTransportWords, words } from './catalogue.ts'
import { formatDay, formatQuantity, formatTemperature } from './format.ts'
import type { Lookups } from './lookups.ts'

/** One numbered box of the certificate. */
export type Fact = { caption: LocalizedText; value: string }
type Entry = [caption: LocalizedText, value: string | undefined]

const authority = 'Norwegian Food Safety Authority (Mattilsynet), Norway'

const joined = (parts: (string | null | undefined)[], by: string): string | undefined => {
  const known = parts.filter((part): part is string => part != null && part.trim() !== '')
  return known.length === 0 ? undefined : known.join(by)
}

const english = (lookups: Lookups, list: Parameters<Lookups['name']>[0], code: string | undefined) =>
  code === undefined ? undefined : (lookups.name(list, code)?.en ?? code)

const named = (lookups: Lookups, list: 'points-of-entry' | 'border-control-posts', code: string | undefined) => {
  const name = english(lookups, list, code)
  return name === code ? name : joined([name, code === undefined ? undefined : `(${code})`], ' ')
}

type Party = { name?: string; address?: string; city?: string; country?: string; phoneNumber?: Phone }
type Phone = { callingCode?: string; number?: string }

const party = (lookups: Lookups, facts: Party | undefined): string | undefined =>
  facts &&
  joined(
    [
      facts.name,
      facts.address,
      joined([facts.city, english(lookups, 'countries', facts.country)], ', '),
      facts.phoneNumber?.number && joined([facts.phoneNumber.callingCode, facts.phoneNumber.number], ' '),
    ],
    '\n',
  )

const establishmentLine = (lookups: Lookups, approvalNumber: string) => {
  const known = lookups.establishment(approvalNumber)
  return known === undefined
    ? approvalNumber
    : joined(
        [`${approvalNumber} ${known.name}`, known.address, joined([known.postalCode, known.postalCity], ' ')],
        ', ',
      )
}

const partyEntries = ({ consignor, recipient, certificateRetrieval }: Application, lookups: Lookups): Entry[] => [
  [words.consignor, joined([consignor.organisationName, consignor.address, 'Norway'], '\n')],
  [words.consignee, party(lookups, recipient?.consignee)],
  [words.onBehalfOf, party(lookups, recipient?.onBehalfOfConsignee)],
  [words.operator, party(lookups, recipient?.operatorResponsibleForConsignment)],
  [words.destination, party(lookups, recipient?.placeOfDestination)],
  [words.authority, authority],
  [words.office, english(lookups, 'certificate-offices', certificateRetrieval?.office)],
]

const journeyEntries = ({ countryOfDestination, transport, control }: Application, lookups: Lookups): Entry[] => {
  const from = transport?.placeOfDispatch
  const dispatched = from?.establishment?.approvalNumber
  return [
    [
      words.countries,
      `Norway (NO) to ${english(lookups, 'countries', countryOfDestination)} (${countryOfDestination})`,
    ],
    [
      words.dispatch,
      dispatched === undefined ? (from?.value ?? control?.location?.city) : establishmentLine(lookups, dispatched),
    ],
    [words.loading, transport?.placeOfLoading],
    [
      words.departure,
      transport?.dateOfDeparture &&
        joined([formatDay(transport.dateOfDeparture, 'en'), transport.timeOfDeparture], ' at '),
    ],
    [words.transport, transport?.meansOfTransport && meansOfTransportWords[transport.meansOfTransport]],
    [words.identification, transport?.transportId],
    [words.pointOfEntry, named(lookups, 'points-of-entry', transport?.pointOfEntry)],
    [words.borderPost, named(lookups, 'border-control-posts', transport?.entryBcp)],
  ]
}

const temperature = (application: Application): string | undefined => {
  const facts =
    application.transport?.temperatureRequirements ?? application.pdfCertificateDetails?.temperatureRequirements
  if (facts?.isAmbient === true) return 'Ambient'
  if (facts?.minTemperature === undefined && facts?.maxTemperature === undefined) return undefined
  return formatTemperature(facts.minTemperature, facts.maxTemperature, 'to')
}

/** A code that is not in a list of ours, as words: `BILL_OF_LADING` becomes `Bill of lading`. */
const readable = (code: string | undefined) =>
  code && `${code.charAt(0).toUpperCase()}${code.slice(1).toLowerCase().replaceAll('_', ' ')}`

const conditionEntries = (application: Application): Entry[] => {
  const { transport, pdfCertificateDetails, originalApplicationReference } = application
  const uses = [
    transport?.intendedForHumanConsumption === true ? 'Human consumption' : undefined,
    transport?.intendedForCanningIndustry === true ? 'Canning industry' : undefined,
  ]
  const document = transport?.accompanyingDocuments
  return [
    [words.temperature, temperature(application)],
    [words.intended, joined(uses, ', ')],
    [words.container, transport?.containerNumber],
    [words.seal, transport?.sealNumber],
    [words.documents, document && joined([readable(document.type), document.referenceNumber], ' ')],
    [words.classifications, joined(pdfCertificateDetails?.productClassificationCodes ?? [], ', ')],
    [words.requisition, joined(pdfCertificateDetails?.requisition ?? [], ', ')],
    [
      words.replaces,
      originalApplicationReference === undefined ? undefined : formatReference(originalApplicationReference),
    ],
  ]
}

/** Sums over all lines; left out where there are no lines. */
export function totals({ productLines = [], transport }: Application) {
  const sum = (values: (number | undefined)[]) => values.reduce((all: number, value) => all + (value ?? 0), 0)
  return {
    packages: sum(productLines.map((line) => line.packaging?.numberOfPackages)),
    // Cents of a kilo are summed as whole numbers: 0.1 + 0.2 must not print as 0.30000000000000004.
    netWeight: sum(productLines.map((line) => Math.round((line.netWeight ?? 0) * 100))) / 100,
    grossWeight: transport?.totalGrossWeight,
  }
}

const totalEntries = (application: Application): Entry[] => {
  const { packages, netWeight, grossWeight } = totals(application)
  if ((application.productLines ?? []).length === 0) return []
  return [
    [words.packages, formatQuantity(packages, 'en')],
    [words.netWeight, `${formatQuantity(netWeight, 'en')} kg`],
    [words.grossWeight, grossWeight === undefined ? undefined : `${formatQuantity(grossWeight, 'en')} kg`],
  ]
}

/** The numbered boxes in their order; what the application does not state is left out. */
export function certificateFacts(application: Application, lookups: Lookups): Fact[] {
  const entries = [
    ...partyEntries(application, lookups),
    ...journeyEntries(application, lookups),
    ...conditionEntries(application),
    ...totalEntries(application),
  ]
  return entries.flatMap(([caption, value]) => (value === undefined ? [] : [{ caption, value }]))
}
