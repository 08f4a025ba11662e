export { ApplicationDetail, type ApplicationDetailProps, type DetailLinkProps } from './application-detail.js'
export { ApplicationDetailSkeleton } from './application-detail-skeleton.js'
export type { TemplateInDetail } from './detail-header.js'
export { type DetailSectionId, detailSectionIds } from './detail-sections.js'
