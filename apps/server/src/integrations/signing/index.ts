export { openSeal, sealEnds } from './open-seal.ts'
export type { VisibleSignature } from './placeholder.ts'
export { SealAway, type SealProof } from './seal-away.ts'
export { sealFiles } from './seal-files.ts'
export { createSigner, type Signer } from './signer.ts'

/** The organisational unit of every demonstration certificate, by which production refuses them [OPS-04]. */
export const demonstrationUnit = 'Demonstration, not a public authority'
