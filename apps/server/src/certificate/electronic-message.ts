import type { Application } from '@eksport/domain'
import {
  type CertificateDocument,
  type CertificateIssue,
  electronicCertificateOf,
  type Lookups,
  spsCertificate,
} from '@eksport/domain/documents'
import type { AttachedMessage } from '../documents/index.ts'

type Issue = Extract<CertificateIssue, { state: 'issued' }>

/**
 * [CRT-14] The message of an issued certificate that is attached to its document. The process that draws the document
 * writes it.
 */
export function electronicMessage(
  certificate: CertificateDocument,
  application: Application,
  lookups: Lookups,
  issue: Issue,
): AttachedMessage {
  const facts = electronicCertificateOf(certificate, application, lookups, { issue, status: 'issued' })
  return {
    filename: `${certificate.number.replace(/[^\w.-]+/g, '-')}.xml`,
    mimeType: 'application/xml',
    description: 'The certificate as a message: SPSCertificate of UN/CEFACT',
    message: spsCertificate(facts),
  }
}
