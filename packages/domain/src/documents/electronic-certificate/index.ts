export type { ElectronicCertificate, ElectronicStatus } from './electronic-certificate.ts'
export { electronicCertificateOf } from './electronic-certificate-of.ts'
export type { XmlElement } from './sps/element.ts'
export { electronicStatusCodes, spsCertificate } from './sps/sps-certificate.ts'
