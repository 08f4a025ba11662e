export { boxReads } from './box-reads.ts'
export { certificateNumber, issueNumber } from './certificate-number.ts'
export {
  type CertificateIssue,
  type Certifier,
  certificateOf,
  type IssuedNumber,
  type Verification,
} from './certificate-of.ts'
export type { CertificateDefinition } from './define-certificate.ts'
export type { CertificateDocument } from './document.ts'
