export { renderCertificate } from './certificate.ts'
export { certificateNumber } from './certificate-number.ts'
export type { Lookups } from './lookups.ts'
export { renderReceipt } from './receipt.ts'
