export { openSeal, sealEnds } from './open-seal.ts'
export type { VisibleSignature } from './placeholder.ts'
export { SealAway, type SealProof } from './seal-away.ts'
export { sealFiles } from './seal-files.ts'
export { createSigner, type Signer } from './signer.ts'

/** Stands in every certificate that we make ourselves: production knows them by it [OPS-04]. */
export const demonstrationUnit = 'Demonstration, not a public authority'
