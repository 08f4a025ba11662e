import type {
  Carriage,
  Consignment,
  Departure,
  ElectronicCertificate,
  ElectronicStatus,
  Goods,
  Origin,
  Process,
  SealedContainer,
  Temperature,
} from '../electronic-certificate.ts'
import { day, group, inEachLanguage, moment, note, party, place, text, type XmlElement } from './element.ts'

/** No code list of the message has the processes of fish, so the code is 'mutually defined' and the name says which one it is. */
const mutuallyDefined = 'ZZZ'

const singleLevelOfPackages = '4'

const processed = ({ kind, operator, from, to }: Process): XmlElement[] =>
  group(
    'ram:AppliedSPSProcess',
    text('ram:TypeCode', mutuallyDefined, { name: kind }),
    group('ram:CompletionSPSPeriod', day('ram:StartDateTime', from), day('ram:EndDateTime', to)),
    party('ram:OperatorSPSParty', operator),
  )

const area = ({ kind, code, name }: Origin): XmlElement[] =>
  group('ram:OriginSPSLocation', text('ram:ID', code, { schemeID: kind }), text('ram:Name', name, { languageID: 'en' }))

/** Six-digit codes are the same in all countries; longer ones belong to the tariff that the template names. */
const systemOf = (code: string) => (code.length <= 6 ? 'HS' : 'NATIONAL')

const classification = (code: string): XmlElement[] =>
  group('ram:ApplicableSPSClassification', text('ram:SystemID', systemOf(code)), text('ram:ClassCode', code))

function packages({ type, count }: NonNullable<Goods['packages']>): XmlElement[] {
  return group(
    'ram:PhysicalSPSPackage',
    text('ram:LevelCode', singleLevelOfPackages, { name: 'No packaging hierarchy' }),
    text('ram:TypeCode', type?.code, { name: type?.name }),
    text('ram:ItemQuantity', count),
  )
}

/** A line of goods; lines are numbered from one, as on the page. */
function tradeLineItem(goods: Goods, index: number): XmlElement[] {
  const { species, classificationCode, packages: packed } = goods
  const speciesNote = species
    ? note('ram:AdditionalInformationSPSNote')({ subject: 'SPECIES', code: species.code })
    : []
  return group(
    'ram:IncludedSPSTradeLineItem',
    text('ram:SequenceNumeric', index + 1),
    text('ram:Description', goods.description),
    text('ram:CommonName', species?.name, { languageID: 'en' }),
    text('ram:ScientificName', goods.scientificName),
    text('ram:ProductionBatchID', goods.lot),
    text('ram:NetWeightMeasure', goods.netWeight, { unitCode: 'KGM' }),
    speciesNote,
    goods.notes.flatMap(note('ram:AdditionalInformationSPSNote')),
    classificationCode ? classification(classificationCode) : [],
    packed ? packages(packed) : [],
    group('ram:OriginSPSCountry', text('ram:ID', 'NO'), text('ram:Name', 'Norway', { languageID: 'en' })),
    goods.origins.flatMap(area),
    goods.processes.flatMap(processed),
  )
}

/** UN/ECE Recommendation 19. */
const modes = {
  AIR: ['4', 'Air transport'],
  SHIP: ['1', 'Maritime transport'],
  TRUCK: ['3', 'Road transport'],
  TRAIN: ['2', 'Rail transport'],
  OTHER: ['0', 'Transport mode not specified'],
} as const

const leaving = (departure: Departure | undefined): XmlElement[] => {
  const name = 'ram:ExportExitDateTime'
  if (departure === undefined) return []
  return 'at' in departure ? moment(name, departure.at) : day(name, departure.day)
}

const warmth = ({ isAmbient, min, max }: Temperature): XmlElement[] =>
  group(
    'ram:SettingSPSTemperature',
    text('ram:MinimumValueMeasure', min, { unitCode: 'CEL' }),
    text('ram:MaximumValueMeasure', max, { unitCode: 'CEL' }),
    text('ram:TypeCode', isAmbient ? 'AMBIENT' : undefined),
  )

function movement({ means, id, name }: Carriage): XmlElement[] {
  const [mode, modeName] = means === undefined ? [] : modes[means]
  return group(
    'ram:MainCarriageSPSTransportMovement',
    text('ram:ID', id),
    text('ram:ModeCode', mode, { name: modeName }),
    group('ram:UsedSPSTransportMeans', text('ram:Name', name)),
  )
}

/** Each container with its seals and the temperature in it; the temperature alone where there are no containers. */
const equipment = ({ containers, temperature }: Carriage): XmlElement[] => {
  const all = containers.length === 0 ? [{ seals: [] }] : containers
  return all.flatMap(({ number, seals }: SealedContainer) =>
    group(
      'ram:UtilizedSPSTransportEquipment',
      text('ram:ID', number),
      seals.flatMap((seal) => group('ram:AffixedSPSSeal', text('ram:ID', seal))),
      temperature ? warmth(temperature) : [],
    ),
  )
}

/** An entry at a port is written as the place of unloading, one at a control post as a place of transit. */
const entries = ({ entries }: Consignment, scheme: 'un_locode' | 'bcp_code', name: string): XmlElement[] =>
  entries.filter((entry) => entry.scheme === scheme).flatMap((entry) => place(name, entry, scheme))

/** Who sends what to whom, how and when. */
function consignment(facts: Consignment): XmlElement[] {
  return group(
    'rsm:SPSConsignment',
    leaving(facts.departure),
    party('ram:ConsignorSPSParty', facts.consignor),
    party('ram:ConsigneeSPSParty', facts.consignee),
    place('ram:ExportSPSCountry', { code: 'NO', name: 'Norway' }),
    place('ram:ImportSPSCountry', facts.destination),
    group('ram:LoadingBaseportSPSLocation', text('ram:Name', facts.placeOfLoading)),
    entries(facts, 'bcp_code', 'ram:TransitSPSLocation'),
    entries(facts, 'un_locode', 'ram:UnloadingBaseportSPSLocation'),
    party('ram:DespatchSPSParty', facts.dispatch),
    party('ram:DeliverySPSParty', facts.delivery),
    party('ram:CustomsTransitAgentSPSParty', facts.operatorResponsible),
    movement(facts.carriage),
    equipment(facts.carriage),
    group('ram:IncludedSPSConsignmentItem', facts.goods.flatMap(tradeLineItem)),
  )
}

/** UN/EDIFACT 1001: what the document is. */
const veterinaryCertificate = '853'
const relatedDocument = '916'

/** UN/EDIFACT 1373: the document's status, with the name of the code. */
export const electronicStatusCodes: Readonly<Record<ElectronicStatus, readonly [code: string, name: string]>> = {
  issued: ['70', 'Issued'],
  replaced: ['44', 'Replaced'],
  withdrawn: ['40', 'Withdrawn'],
}

function clause(id: string, contents: readonly XmlElement[]): XmlElement[] {
  return group('ram:IncludedSPSClause', text('ram:ID', id), contents)
}

function authentication({ issuedAt, office, authority, signer, purposes, attested }: ElectronicCertificate) {
  return group(
    'ram:SignatorySPSAuthentication',
    moment('ram:ActualDateTime', issuedAt),
    place('ram:IssueSPSLocation', office),
    group(
      'ram:ProviderSPSParty',
      inEachLanguage('ram:Name', authority),
      group(
        'ram:SpecifiedSPSPerson',
        text('ram:Name', signer.name),
        group('ram:AttainedSPSQualification', inEachLanguage('ram:Name', signer.title)),
      ),
    ),
    purposes.flatMap((purpose) => clause('PURPOSE', text('ram:Content', purpose))),
    attested.flatMap(({ no, words }) => clause(no, inEachLanguage('ram:Content', words))),
  )
}

/**
 * [decisions.md, row 28] The certificate that this one replaces. The available edition of UN/EDIFACT 1153 has no code for that:
 * ZZZ with a name, as TRACES writes it.
 */
function replaced({ replaces }: ElectronicCertificate): XmlElement[] {
  if (replaces === undefined) return []
  return group(
    'ram:ReferenceSPSReferencedDocument',
    text('ram:TypeCode', veterinaryCertificate, { name: 'Veterinary certificate' }),
    text('ram:RelationshipTypeCode', 'ZZZ', { name: 'Mutually defined reference number (Replaced certificate)' }),
    text('ram:ID', replaces.number),
    text('ram:Information', replaces.issuedOn && `Issued on ${replaces.issuedOn}`),
  )
}

const accompanying = ({ accompanying: documents }: ElectronicCertificate): XmlElement[] =>
  documents.flatMap(({ number, type }) =>
    group(
      'ram:ReferenceSPSReferencedDocument',
      text('ram:TypeCode', relatedDocument, { name: 'Related document' }),
      text('ram:ID', number),
      text('ram:Information', type),
    ),
  )

/** UN/EDIFACT 1001: the carrier's own document, by the means of transport. */
const carriersDocuments: Readonly<Record<NonNullable<Carriage['means']>, readonly [code: string, name: string]>> = {
  SHIP: ['705', 'Bill of lading'],
  TRAIN: ['720', 'Rail consignment note (generic term)'],
  TRUCK: ['730', 'Road consignment note'],
  AIR: ['740', 'Air waybill'],
  OTHER: ['700', 'Waybill'],
}

function carriersDocument({ consignment: { carriage } }: ElectronicCertificate): XmlElement[] {
  if (carriage.document === undefined) return []
  const [code, name] = carriersDocuments[carriage.means ?? 'OTHER']
  return group(
    'ram:ReferenceSPSReferencedDocument',
    text('ram:TypeCode', code, { name }),
    text('ram:ID', carriage.document),
  )
}

/** [CRT-14] An electronic certificate as the UN/CEFACT message SPSCertificate (17A): a tree that a serialiser turns into text. */
export function spsCertificate(certificate: ElectronicCertificate): XmlElement {
  const [status, statusName] = electronicStatusCodes[certificate.status]
  const document = group(
    'rsm:SPSExchangedDocument',
    inEachLanguage('ram:Name', certificate.title),
    text('ram:ID', certificate.number),
    text('ram:TypeCode', veterinaryCertificate, {
      listID: '1001',
      listVersionID: 'D16B',
      name: 'Veterinary certificate',
    }),
    text('ram:StatusCode', status, { name: statusName }),
    moment('ram:IssueDateTime', certificate.issuedAt),
    group('ram:IssuerSPSParty', inEachLanguage('ram:Name', certificate.authority)),
    certificate.notes.flatMap(note('ram:IncludedSPSNote')),
    replaced(certificate),
    carriersDocument(certificate),
    accompanying(certificate),
    authentication(certificate),
  )
  return { name: 'rsm:SPSCertificate', content: [...document, ...consignment(certificate.consignment)] }
}
