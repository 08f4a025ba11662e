export { type Archive, type ArchiveDocument, NoLegalBasis } from './archive.ts'
export { ourArchive } from './our-archive.ts'
