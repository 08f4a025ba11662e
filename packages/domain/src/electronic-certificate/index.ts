export type { ElectronicCertificate } from './electronic-certificate.ts'
export { electronicCertificateOf } from './electronic-certificate-of.ts'
export type { XmlElement } from './sps/element.ts'
export { spsCertificate } from './sps/sps-certificate.ts'
