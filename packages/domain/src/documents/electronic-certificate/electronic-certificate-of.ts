import type { Application } from '../../application/application.ts'
import { withKnownTimes } from '../../application/known-times.ts'
import type { Lookups } from '../../facts/lookups.ts'
import { identificationOf } from '../../facts/transport/identification-of.ts'
import { inDocument, isGiven } from '../../facts/write-fact.ts'
import { osloEpoch } from '../../values/office-time/oslo.ts'
import type { CertificateIssue } from '../certificate/certificate-of.ts'
import type { CertificateDocument, DocumentClause } from '../certificate/document.ts'
import { inLanguages } from '../certificate/languages.ts'
import { authority, titleWords } from '../certificate/words/values.ts'
import {
  type Address,
  type Attested,
  anyGiven,
  type Carriage,
  type Consignment,
  type Departure,
  type ElectronicCertificate,
  type ElectronicStatus,
  type Entry,
  given,
  type Note,
  type Party,
  type RelatedDocument,
  type SealedContainer,
  type Temperature,
} from './electronic-certificate.ts'
import { boxesOfFile, goodsOf, goodsOfFile } from './goods-of.ts'
import { coded, establishmentParty } from './registers.ts'
import { templateNotes } from './template-notes.ts'

interface Written {
  readonly name?: string | undefined
  readonly address?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  readonly country?: string | undefined
  readonly phoneNumber?: { readonly callingCode?: string | undefined; readonly number?: string | undefined } | undefined
}

function partyOf(lookups: Lookups, written: Written | undefined): Party | undefined {
  const { name, address, postalCode, city, country, phoneNumber: phone } = written ?? {}
  const place = { street: address, postalCode, city, country: coded(lookups, 'countries', country) }
  return anyGiven<Party>({
    name,
    address: anyGiven<Address>(place),
    phone: phone?.number ? [phone.callingCode, phone.number].filter(Boolean).join(' ') : undefined,
  })
}

function consignorOf({ organisationNumber, organisationName, address }: Application['consignor']): Party {
  return given<Party>({
    id: { scheme: 'NO-ORGNR', value: organisationNumber },
    name: organisationName,
    address: given<Address>({ street: address, country: { code: 'NO', name: 'Norway' } }),
  })
}

/** The consignee's country is the certificate's country of destination. */
function consigneeOf({ recipient, countryOfDestination: country }: Application, lookups: Lookups): Party | undefined {
  return recipient?.consignee && partyOf(lookups, { ...recipient.consignee, country })
}

function departureOf({ dateOfDeparture: day, timeOfDeparture: time }: Transport): Departure | undefined {
  if (day === undefined) return undefined
  const at = time === undefined ? undefined : osloEpoch(day, time)
  return at === undefined ? { day } : { at: new Date(at).toISOString() }
}

type Transport = NonNullable<Application['transport']>

function temperatureOf({ temperatureRequirements: asked }: Transport): Temperature | undefined {
  if (asked === undefined) return undefined
  const { isAmbient = false, minTemperature: min, maxTemperature: max } = asked
  if (!isAmbient && min === undefined && max === undefined) return undefined
  return isAmbient ? { isAmbient } : given<Temperature>({ isAmbient, min, max })
}

const sealedContainer = ({ number, seals = [] }: NonNullable<Transport['containers']>[number]): SealedContainer =>
  given<SealedContainer>({ number, seals: seals.flatMap((seal) => seal.number ?? []) })

function carriageOf(transport: Transport): Carriage {
  const { id, name } = identificationOf(transport)
  return given<Carriage>({
    means: transport.meansOfTransport,
    id,
    name,
    document: transport.transportDocument,
    containers: (transport.containers ?? []).map(sealedContainer),
    temperature: temperatureOf(transport),
  })
}

function entriesOf({ pointOfEntry, entryBcp }: Transport, lookups: Lookups): Entry[] {
  const point = coded(lookups, 'points-of-entry', pointOfEntry)
  const post = coded(lookups, 'border-control-posts', entryBcp)
  return [
    ...(point ? [{ scheme: 'un_locode', ...point } as const] : []),
    ...(post ? [{ scheme: 'bcp_code', ...post } as const] : []),
  ]
}

function dispatchOf({ placeOfDispatch: place }: Transport, lookups: Lookups): Party | undefined {
  return establishmentParty(lookups, place?.establishment) ?? (place?.value ? { name: place.value } : undefined)
}

/** The consignment as facts: the content of the boxes and the goods table. */
function consignmentOf(application: Application, lookups: Lookups): Consignment {
  const {
    consignor,
    countryOfDestination: country,
    recipient,
    transport = {},
    productLines = [],
  } = withKnownTimes(application)
  return given<Consignment>({
    consignor: consignorOf(consignor),
    consignee: consigneeOf(application, lookups),
    destination: coded(lookups, 'countries', country) ?? { code: country },
    departure: departureOf(transport),
    placeOfLoading: transport.placeOfLoading,
    entries: entriesOf(transport, lookups),
    dispatch: dispatchOf(transport, lookups),
    delivery: partyOf(lookups, recipient?.placeOfDestination),
    operatorResponsible: partyOf(lookups, recipient?.operatorResponsibleForConsignment),
    carriage: carriageOf(transport),
    goods: productLines.map((line) => goodsOf(line, lookups)),
  })
}

export interface ElectronicIssue {
  readonly issue: Extract<CertificateIssue, { state: 'issued' }>
  readonly status: ElectronicStatus
}

/** A sentence covers all goods unless it names lines, which are written after it, as on the page. */
function attestedOf({ no, words, covers }: DocumentClause): Attested {
  const withLines = Object.entries(words).map(([language, sentence]) => {
    const lines = covers?.[language as keyof typeof words] // a key of the words themselves
    return [language, lines ? `${sentence} (${lines})` : sentence] as const
  })
  return { no, words: { en: words.en, ...Object.fromEntries(withLines) } }
}

function notesOf({ certificateTemplate, certificateTemplateVersion, recipient, transport }: Application): Note[] {
  const { name, country } = recipient?.onBehalfOfConsignee ?? {}
  const behalf = anyGiven<Omit<Note, 'subject'>>({ code: country, text: name })
  const gross = transport?.totalGrossWeight
  return [
    { subject: 'CERTIFICATE_TEMPLATE', code: certificateTemplate },
    { subject: 'CERTIFICATE_TEMPLATE_VERSION', code: String(certificateTemplateVersion) },
    ...(behalf ? [{ subject: 'ON_BEHALF_OF_CONSIGNEE', ...behalf }] : []),
    ...(gross === undefined ? [] : [{ subject: 'TOTAL_GROSS_WEIGHT_KGM', code: String(gross) }]),
  ]
}

const purposesOf = ({ transport }: Application): string[] => [
  ...(isGiven(transport?.intendedForHumanConsumption) ? ['HUMAN_CONSUMPTION'] : []),
  ...(transport?.intendedForCanningIndustry === true ? ['CANNING_INDUSTRY'] : []),
  ...(transport?.intendedForImportAdmissionEu === true ? ['IMPORT_ADMISSION_EU'] : []),
]

/**
 * [CRT-14] The facts of an issued certificate, from the approved document and the answers that it was made from. Answers that no
 * certificate prints are left out. Pure: the same input gives the same facts.
 */
export function electronicCertificateOf(
  document: CertificateDocument,
  application: Application,
  lookups: Lookups,
  { issue, status }: ElectronicIssue,
): ElectronicCertificate {
  const { certifier } = issue
  const office = certifier.office ?? application.caseworker?.office ?? application.certificateRetrieval?.office
  const isFile = application.applicationFormat === 'PDF'
  const clauses = document.attestation.clauses.flatMap((one) => ('oneOf' in one ? one.oneOf : [one]))
  return given<ElectronicCertificate>({
    number: document.number,
    title: document.title,
    status,
    issuedAt: issue.at,
    authority: inLanguages(authority, document.languages),
    office: coded(lookups, 'certificate-offices', office),
    signer: { name: certifier.name, title: inLanguages(titleWords[certifier.role], document.languages) },
    notes: [
      ...notesOf(application),
      ...templateNotes(application, inDocument(lookups, 'en')),
      ...(isFile ? boxesOfFile(document) : []),
      ...(issue.paperSerials ?? []).map((code) => ({ subject: 'PAPER_SERIAL', code })),
    ],
    replaces: issue.replaces,
    accompanying: (application.transport?.accompanyingDocuments ?? []).map(({ type, referenceNumber }) =>
      given<RelatedDocument>({ type, number: referenceNumber }),
    ),
    purposes: purposesOf(application),
    attested: clauses.filter(({ applies }) => applies).map(attestedOf),
    consignment: { ...consignmentOf(application, lookups), ...(isFile && { goods: goodsOfFile(document) }) },
  })
}
