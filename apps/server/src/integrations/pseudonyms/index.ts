export { createPseudonyms, type Pseudonyms, pseudonymsFolder } from './pseudonyms.ts'
