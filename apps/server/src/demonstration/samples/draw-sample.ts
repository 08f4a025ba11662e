import { randomUUID } from 'node:crypto'
import { type CertificateFormat, today } from '@eksport/domain'
import { certificateNumber, issueNumber, type ReplacedCertificate } from '@eksport/domain/documents'
import type { PlannedIssue } from '../../certificate/certificate-issue.ts'
import { issuedCertificate, previewOf, signatureOf, signingReason } from '../../certificate/documents-of.ts'
import type { ApplicationDocument } from '../../db/application-document.ts'
import type { Deps } from '../../deps.ts'
import type { AttachedFile } from '../../documents/index.ts'
import { type GrownSample, officer } from './grow-sample.ts'

const firstSheet = 100_000
/** More than the pages of any sample's certificate. */
const room = 10

/** The numbered sheets that a sample was printed on. They have their own series, apart from the stock of the offices. */
const sheetsOf = ({ referenceNumber }: Pick<ApplicationDocument, 'referenceNumber'>, pages: number): string[] =>
  Array.from({ length: pages }, (_, page) => `NO ${firstSheet + referenceNumber * room + page}`)

/** What a certificate is drawn for: its issue, its verification code, and the time. */
interface DrawnIssue {
  readonly issue: PlannedIssue
  readonly code: string
  readonly at: Date
}

/** A stored certificate with its message. */
export interface KeptFile {
  readonly content: Uint8Array
  readonly message: AttachedFile
  readonly at: Date
}

/** The files of a sample: its certificate, signed and on numbered sheets, and the filled-in form of the PDF format. */
export interface SampleFiles {
  readonly drawn?: DrawnIssue
  readonly signed?: KeptFile
  readonly printed?: KeptFile & { readonly serials: readonly string[] }
  readonly filledIn?: Uint8Array
}

type Drawn = Pick<Deps, 'lookups' | 'documents' | 'signer' | 'verification'>

const isElectronic = (format: CertificateFormat) => format !== 'PAPER'

const timeOf = ({ life, times }: GrownSample, event: string) => times[life.findIndex((entry) => entry.event === event)]

const issuedAt = (sample: GrownSample) => timeOf(sample, 'sign') ?? timeOf(sample, 'print')

function issueOf({ verification }: Drawn, sample: GrownSample): DrawnIssue | undefined {
  const at = issuedAt(sample)
  if (at === undefined) return undefined
  const number = certificateNumber(sample.stored.document, at.toISOString())
  const issue: PlannedIssue = { number, issue: 1, id: randomUUID(), stands: false }
  return { issue, code: verification.of(issue.id).code, at }
}

/** The original that a replacement's certificate names; a sample has only one issue. */
function replacedIn(original: GrownSample | undefined): ReplacedCertificate | undefined {
  const at = original && issuedAt(original)
  if (original === undefined || at === undefined) return undefined
  return {
    number: issueNumber(certificateNumber(original.stored.document, at.toISOString()), 1),
    issuedOn: today(at.toISOString()),
  }
}

/** A sample, and the one that it replaces. */
export interface SampleToDraw {
  readonly grown: GrownSample
  readonly original: GrownSample | undefined
}

interface Certifying {
  readonly drawn: DrawnIssue
  readonly role: 'B' | 'V'
  readonly at: Date
  readonly paperSerials?: readonly string[]
}

async function drawCertificate(
  { lookups, documents, verification }: Drawn,
  { grown, original }: SampleToDraw,
  { drawn: { issue }, role, at, ...onPaper }: Certifying,
) {
  const { name, office } = officer(role)
  const certifier = { name, role, ...(office === undefined ? {} : { office }) }
  const { number } = issue
  const replaces = replacedIn(original)
  const facts = { number, issue: issue.issue, verification: verification.of(issue.id), replaces }
  const certificate = issuedCertificate(grown.stored.document, lookups, {
    ...facts,
    ...onPaper,
    certifier,
    at: at.toISOString(),
  })
  const { attached: message, ...drawing } = await documents.keep(certificate, at)
  if (message === undefined) throw new Error('A certificate has no message')
  return { ...drawing, message }
}

/** Draws and signs the certificate, so that the sample's download exists. */
async function drawSigned(deps: Drawn, sample: SampleToDraw, drawn: DrawnIssue): Promise<KeptFile | undefined> {
  const at = timeOf(sample.grown, 'sign')
  if (at === undefined || !sample.grown.stored.document.certificateFormats.some(isElectronic)) return undefined
  const { pdf, signature: place, message } = await drawCertificate(deps, sample, { drawn, role: 'V', at })
  if (place === undefined) throw new Error('A certificate has no place for its signature')
  const { name } = officer('V')
  const { pdf: appearance } = await deps.documents.keep(signatureOf({ name }, at, place), at)
  const details = { name, reason: signingReason, location: 'Norway', at: at.toISOString() }
  const content = await deps.signer.sign(pdf, details, { place, appearance })
  return { content, message, at }
}

/** The pages of most certificates; one with another length is drawn again. */
const usualPages = 2

/** [CRT-15] Draws the certificate on numbered sheets; confirmed copies are made from it. */
async function drawPrinted(deps: Drawn, sample: SampleToDraw, drawn: DrawnIssue) {
  const { grown } = sample
  const at = timeOf(grown, 'print')
  if (at === undefined) return undefined
  const role = timeOf(grown, 'sign') === undefined ? 'B' : 'V'
  const print = async (count: number) => {
    const serials = sheetsOf(grown.stored.document, count)
    const {
      pdf: content,
      pages,
      message,
    } = await drawCertificate(deps, sample, { drawn, role, at, paperSerials: serials })
    return { content, message, at, serials, pages }
  }
  const first = await print(usualPages)
  return first.pages === usualPages ? first : print(first.pages)
}

/** [TPL-11] The filled-in form of the PDF format, drawn from the sample's answers. */
async function drawFilledIn({ lookups, documents }: Drawn, { sample, stored }: GrownSample) {
  if (!sample.attachments.some(({ type }) => type === 'HEALTH_CERTIFICATE_DRAFT')) return undefined
  const preview = { locale: 'nb', replaces: undefined } as const
  const { pdf } = await documents.keep(previewOf(stored.document, lookups, preview), stored.createdAt)
  return pdf
}

/** Draws a sample's files, before the transaction that stores it. */
export async function drawSample(deps: Drawn, sample: SampleToDraw): Promise<SampleFiles> {
  const { grown } = sample
  const drawn = issueOf(deps, grown)
  const signed = drawn && (await drawSigned(deps, sample, drawn))
  const printed = drawn && (await drawPrinted(deps, sample, drawn))
  const filledIn = await drawFilledIn(deps, grown)
  return {
    ...((signed ?? printed) && drawn && { drawn }),
    ...(signed && { signed }),
    ...(printed && { printed }),
    ...(filledIn && { filledIn }),
  }
}
