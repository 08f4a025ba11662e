export { demonstrationUnit } from './certificates.ts'
export { keyFiles } from './key-store.ts'
export type { VisibleSignature } from './placeholder.ts'
export { createSigner, type Signer } from './signer.ts'
