export { type Archive, NoLegalBasis } from './archive.ts'
export { ourArchive } from './our-archive.ts'
