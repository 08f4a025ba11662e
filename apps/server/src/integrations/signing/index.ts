export type { VisibleSignature } from './placeholder.ts'
export { createSigner, type Signer } from './signer.ts'
