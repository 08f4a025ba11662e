import type { Application } from '@eksport/domain'
import {
  type CertificateDocument,
  type CertificateIssue,
  electronicCertificateOf,
  type Lookups,
  spsCertificate,
} from '@eksport/domain/documents'
import type { AttachedFile } from '../documents/index.ts'
import { faultsOf, writeMessage } from '../integrations/electronic-certificates/index.ts'

type Issue = Extract<CertificateIssue, { state: 'issued' }>

/** [CRT-14] The message of an issued certificate as a file. One that is against its schema is never issued: that is a fault of ours. */
export function electronicMessage(
  certificate: CertificateDocument,
  application: Application,
  lookups: Lookups,
  issue: Issue,
): AttachedFile {
  const facts = electronicCertificateOf(certificate, application, lookups, { issue, status: 'issued' })
  const content = writeMessage(spsCertificate(facts))
  const faults = faultsOf(content)
  if (faults.length > 0) throw new Error(`The message of ${certificate.number} is against its schema: ${faults[0]}`)
  return {
    filename: `${certificate.number.replace(/[^\w.-]+/g, '-')}.xml`,
    mimeType: 'application/xml',
    description: 'The certificate as a message: SPSCertificate of UN/CEFACT',
    content,
  }
}
