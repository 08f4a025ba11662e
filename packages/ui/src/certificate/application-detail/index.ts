export {
  ApplicationDetail,
  type ApplicationDetailProps,
  type DetailLinkProps,
} from './application-detail.js'
export { ApplicationDetailSkeleton } from './application-detail-skeleton.js'
export { countChanges } from './count-changes.js'
export type { CopyStats, FactSource } from './detail-context.js'
export type { TemplateInDetail } from './detail-header.js'
export type { ShownLines } from './detail-lines.js'
export type { DetailMark } from './detail-mark.js'
export { type DetailSectionId, detailSectionIds } from './detail-sections.js'
export { type FactPlaces, useFactPlaces } from './use-fact-places.js'
