import type { Application } from '@eksport/domain'
import {
  type CertificateDocument,
  type CertificateIssue,
  type Certifier,
  certificateOf,
  findCertificate,
  type Lookups,
  momentInWords,
  type ReceiptDocument,
  type ReplacedCertificate,
  receiptOf,
} from '@eksport/domain/documents'
import { relevantDocument } from '@eksport/domain/templates'
import type { Locale } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { AttachedMessage, PlaceOnPage } from '../documents/index.ts'
import { qrOf } from '../integrations/verification/verification.ts'
import { electronicMessage } from './electronic-message.ts'

/** The document without the reader's actions. */
const asApplication = (document: ApplicationDocument): Application => ({ ...document, actions: [] })

/** The answers that a certificate is printed from: only those that its form asks for. */
export function printed(document: ApplicationDocument): Application {
  // The exporter's facts are written by the server, and no form asks for them.
  const { consignor } = document
  return asApplication({ ...relevantDocument(document), consignor })
}

function certificate(document: ApplicationDocument, lookups: Lookups, issue: CertificateIssue): CertificateDocument {
  const definition = findCertificate(document.certificateTemplate)
  if (definition === undefined) throw new Error(`There is no certificate for template ${document.certificateTemplate}`)
  return certificateOf(definition, printed(document), lookups, issue)
}

const retired = new Set<ApplicationDocument['applicationStatus']>(['ANNULLERT', 'KANSELLERT', 'ERSTATTET'])

/** The reader of a certificate that is not valid (yet or any more), and what it replaces. */
export interface Preview {
  readonly locale: Locale
  readonly replaces: ReplacedCertificate | undefined
  /** Whether its issue was retired although the status does not show it. */
  readonly isRetired?: boolean
}

/**
 * The certificate as it would be, with a mark on every page in the reader's language; for a withdrawn one, that it is
 * not valid.
 */
export function previewOf(
  document: ApplicationDocument,
  lookups: Lookups,
  { isRetired = false, ...preview }: Preview,
): CertificateDocument {
  const state = isRetired || retired.has(document.applicationStatus) ? 'retired' : 'draft'
  return certificate(document, lookups, { state, ...preview })
}

/** The facts of an issue: its number, its certifier and the time. */
export type IssueFacts = Omit<Extract<CertificateIssue, { state: 'issued' }>, 'state'>

/** The certificate as it was issued, for the screen. */
export const issuedView = (document: ApplicationDocument, lookups: Lookups, facts: IssueFacts): CertificateDocument =>
  certificate(document, lookups, { state: 'issued', ...facts })

/** The certificate as it is issued, with its message attached. */
export function issuedCertificate(
  document: ApplicationDocument,
  lookups: Lookups,
  facts: IssueFacts,
): CertificateDocument & { readonly attached: AttachedMessage } {
  const issue = { state: 'issued', ...facts } as const
  const issued = certificate(document, lookups, issue)
  return { ...issued, attached: electronicMessage(issued, printed(document), lookups, issue) }
}

/** The receipt of a submission, in the sender's language. */
export const receipt = (
  document: ApplicationDocument,
  lookups: Lookups,
  { locale, at }: { readonly locale: Locale; readonly at: Date },
): ReceiptDocument => receiptOf(asApplication(document), lookups, { locale, at: at.toISOString(), qrOf })

export const receiptFilename = (referenceNumber: number): string => `kvittering-${referenceNumber}.pdf`

/** The reason of a signature, in the file and on the page. */
export const signingReason = 'Health certificate approved and issued'

/** The content of the visible signature, sized to its place. */
export const signatureOf = ({ name }: Pick<Certifier, 'name'>, at: Date, { w, h }: PlaceOnPage) => ({
  kind: 'signature' as const,
  width: w,
  height: h,
  name,
  at: `${momentInWords(at.toISOString(), 'en')} (Oslo)`,
  reason: signingReason,
})
