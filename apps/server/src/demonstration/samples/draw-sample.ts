import { randomUUID } from 'node:crypto'
import type { CertificateFormat } from '@eksport/domain'
import { certificateNumber } from '@eksport/domain/documents'
import type { PlannedIssue } from '../../application/certificate-issue.ts'
import { issuedCertificate, previewOf, signatureOf, signingReason } from '../../application/documents-of.ts'
import type { Deps } from '../../deps.ts'
import type { AttachedFile } from '../../documents/index.ts'
import { type GrownSample, officer } from './grow-sample.ts'

/** The files that a sample brings: its signed certificate, and the filled-in one of the PDF format. */
export interface SampleFiles {
  readonly signed?: {
    readonly content: Uint8Array
    readonly message: AttachedFile
    readonly at: Date
    readonly issue: PlannedIssue
    readonly code: string
  }
  readonly filledIn?: Uint8Array
}

type Drawn = Pick<Deps, 'lookups' | 'documents' | 'signer' | 'verification'>

const isElectronic = (format: CertificateFormat) => format !== 'PAPER'

/** A signed certificate, so that what the sample offers for download is there. */
async function drawSigned({ lookups, documents, signer, verification }: Drawn, { stored, life, times }: GrownSample) {
  const { document } = stored
  const at = times[life.findIndex(({ event }) => event === 'sign')]
  if (at === undefined || !document.certificateFormats.some(isElectronic)) return undefined
  const { name, office } = officer('V')
  const certifier = { name, role: 'V', ...(office === undefined ? {} : { office }) } as const
  const issue = { number: certificateNumber(document, at.toISOString()), issue: 1 }
  const planned: PlannedIssue = { ...issue, id: randomUUID(), stands: false }
  const where = verification.of(planned.id)
  const facts = { ...issue, certifier, verification: where, at: at.toISOString() }
  const certificate = issuedCertificate(document, lookups, facts)
  const { pdf, signature: place, attached: message } = await documents.keep(certificate, at)
  if (place === undefined || message === undefined)
    throw new Error('A certificate has no place for its signature, or no message')
  const { pdf: appearance } = await documents.keep(signatureOf({ name }, at, place), at)
  const details = { name, reason: signingReason, location: 'Norway', at: at.toISOString() }
  const content = await signer.sign(pdf, details, { place, appearance })
  return { content, message, at, issue: planned, code: where.code }
}

/** [TPL-11] The filled-in certificate of the PDF format: drawn from what the sample states, for it brings no file. */
async function drawFilledIn({ lookups, documents }: Drawn, { sample, stored }: GrownSample) {
  if (!sample.attachments.some(({ type }) => type === 'HEALTH_CERTIFICATE_DRAFT')) return undefined
  const { pdf } = await documents.keep(previewOf(stored.document, lookups), stored.createdAt)
  return pdf
}

/** Draws what a sample brings, before the transaction that stores it. */
export async function drawSample(deps: Drawn, grown: GrownSample): Promise<SampleFiles> {
  const signed = await drawSigned(deps, grown)
  const filledIn = await drawFilledIn(deps, grown)
  return { ...(signed && { signed }), ...(filledIn && { filledIn }) }
}
