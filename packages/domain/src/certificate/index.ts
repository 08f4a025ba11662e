export { certificateNumber } from './certificate-number.ts'
export { type CertificateIssue, type Certifier, certificateOf } from './certificate-of.ts'
export type { CertificateDefinition } from './define-certificate.ts'
export type { CertificateDocument } from './document.ts'
