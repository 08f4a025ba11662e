import type { Carriage, ElectronicCertificate, ElectronicStatus } from '../electronic-certificate.ts'
import { consignment } from './consignment.ts'
import { group, inEachLanguage, moment, note, place, text, type XmlElement } from './element.ts'

/** UN/EDIFACT 1001: what the document is. */
const veterinaryCertificate = '853'
const relatedDocument = '916'

/** UN/EDIFACT 1373: whether the document counts, with the name of the code. */
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
 * [decisions.md, row 28] The certificate that this one replaces. UN/EDIFACT 1153 as it is at hand has no code for that: ZZZ with
 * a name, as TRACES writes it.
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

/** [CRT-14] An electronic certificate as the message SPSCertificate of UN/CEFACT (17A): a tree that a writer turns into text. */
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
