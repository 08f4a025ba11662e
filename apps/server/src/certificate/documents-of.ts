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

/** What the document says, and nothing of what the reader may do. */
const asApplication = (document: ApplicationDocument): Application => ({ ...document, actions: [] })

/** What a certificate is made of: no answer that its form does not ask. */
export function printed(document: ApplicationDocument): Application {
  // What the server writes of the exporter is asked by no form.
  const { consignor } = document
  return asApplication({ ...relevantDocument(document), consignor })
}

function certificate(document: ApplicationDocument, lookups: Lookups, issue: CertificateIssue): CertificateDocument {
  const definition = findCertificate(document.certificateTemplate)
  if (definition === undefined) throw new Error(`There is no certificate for template ${document.certificateTemplate}`)
  return certificateOf(definition, printed(document), lookups, issue)
}

const retired = new Set<ApplicationDocument['applicationStatus']>(['ANNULLERT', 'KANSELLERT', 'ERSTATTET'])

/** Who looks at a certificate that is not valid yet or no longer, and what it replaces. */
export interface Preview {
  readonly locale: Locale
  readonly replaces: ReplacedCertificate | undefined
  /** Whether its issue is no longer valid, though its status does not say so. */
  readonly isRetired?: boolean
}

/** The certificate as it would be, marked on every page in the language of whoever looks; of one that was called back, that it is not valid. */
export function previewOf(
  document: ApplicationDocument,
  lookups: Lookups,
  { isRetired = false, ...preview }: Preview,
): CertificateDocument {
  const state = isRetired || retired.has(document.applicationStatus) ? 'retired' : 'draft'
  return certificate(document, lookups, { state, ...preview })
}

/** What is known of an issue: its number, who certified it and when. */
export type IssueFacts = Omit<Extract<CertificateIssue, { state: 'issued' }>, 'state'>

/** The certificate as it was issued, for whoever looks at it on a screen. */
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

/** The receipt of a submission, in the language of whoever sent it. */
export const receipt = (
  document: ApplicationDocument,
  lookups: Lookups,
  { locale, at }: { readonly locale: Locale; readonly at: Date },
): ReceiptDocument => receiptOf(asApplication(document), lookups, { locale, at: at.toISOString(), qrOf })

/** What the file of a receipt is called. */
export const receiptFilename = (referenceNumber: number): string => `kvittering-${referenceNumber}.pdf`

/** What is said of a signature, in its file and on the page. */
export const signingReason = 'Health certificate approved and issued'

/** What the visible signature shows, in the size of its place. */
export const signatureOf = ({ name }: Pick<Certifier, 'name'>, at: Date, { w, h }: PlaceOnPage) => ({
  kind: 'signature' as const,
  width: w,
  height: h,
  name,
  at: `${momentInWords(at.toISOString(), 'en')} (Oslo)`,
  reason: signingReason,
})
