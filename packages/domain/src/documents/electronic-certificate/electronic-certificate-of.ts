import type { Application } from '../../application/application.ts'
import type { Lookups } from '../../facts/lookups.ts'
import { inDocument, isGiven } from '../../facts/write-fact.ts'
import type { CertificateIssue } from '../certificate/certificate-of.ts'
import type { CertificateDocument, DocumentClause } from '../certificate/document.ts'
import { inLanguages } from '../certificate/languages.ts'
import { authority, titleWords } from '../certificate/words/values.ts'
import { consignmentOf } from './consignment-of.ts'
import {
  type Attested,
  anyGiven,
  type ElectronicCertificate,
  type ElectronicStatus,
  given,
  type Note,
  type RelatedDocument,
} from './electronic-certificate.ts'
import { boxesOfFile, goodsOfFile } from './goods-of.ts'
import { coded } from './registers.ts'
import { templateNotes } from './template-notes.ts'

export interface ElectronicIssue {
  readonly issue: Extract<CertificateIssue, { state: 'issued' }>
  readonly status: ElectronicStatus
}

/** A sentence covers all goods unless it names its lines: those stand behind it, as on the page. */
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
 * [CRT-14] The facts of an issued certificate, from the document that was approved and the answers that it was made of.
 * Answers that no certificate prints are not among them. Pure: the same input gives the same facts.
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
