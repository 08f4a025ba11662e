export { createSigner, type Signer } from './signer.ts'
