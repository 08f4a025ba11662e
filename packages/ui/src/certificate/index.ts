export {
  ApplicationDetail,
  type ApplicationDetailProps,
  ApplicationDetailSkeleton,
  type CopyStats,
  countChanges,
  type DetailLinkProps,
  type DetailMark,
  type DetailSectionId,
  detailSectionIds,
  type FactPlaces,
  type FactSource,
  type ShownLines,
  type TemplateInDetail,
  useFactPlaces,
} from './application-detail/index.js'
export {
  type ApplicationFilterOptions,
  applicationFilterSchema,
  filterStatuses,
  mergeCategories,
  type TemplateCategory,
} from './application-filters/index.js'
export { applicationNouns } from './application-nouns.js'
export {
  type ApplicationColumn,
  type ApplicationColumnKey,
  type ApplicationColumnsOptions,
  ApplicationTable,
  type ApplicationTableProps,
  applicationColumns,
  fromSortEntries,
  type PlainColumn,
  type PlainColumnsOptions,
  type PlainRow,
  type PlainValue,
  plainColumns,
  tableStateFromSearchParams,
  tableStateToSearchParams,
  toSortEntries,
} from './application-table/index.js'
export { AttachmentList, type AttachmentListProps, formatFileSize } from './attachment-list/index.js'
export { BeforeYouStart } from './before-you-start/index.js'
export { CaseActionBar, type CaseActionBarProps } from './case-action-bar/index.js'
export { CertificateFormats, type CertificateFormatsProps } from './certificate-formats/index.js'
export {
  type CertificateBox,
  type CertificateDrawing,
  CertificatePane,
  type CertificatePaneProps,
  type CertificatePaneState,
} from './certificate-pane/index.js'
export { HistoryList, type HistoryListProps } from './history-list/index.js'
export {
  MessageComposer,
  type MessageComposerProps,
  MessageThread,
  type MessageThreadProps,
  type MessageToSend,
} from './message-thread/index.js'
export {
  type PickupReason,
  PickupTimePicker,
  type PickupTimePickerProps,
  type PickupValue,
} from './pickup-time-picker/index.js'
export {
  type FactKey,
  formatPeriod,
  type LineChange,
  ProductLineCard,
  type ProductLineCardProps,
  shortFactKeys,
} from './product-line-card/index.js'
export { refusalMessage } from './refusal-message.js'
export {
  type BadgeContent,
  badgeContent,
  StatusBadge,
  type StatusBadgeProps,
} from './status-badge/index.js'
export {
  groupViolations,
  ValidationBox,
  type ValidationBoxKind,
  type ValidationBoxProps,
  type ViolationGroup,
  type ViolationLink,
} from './validation-box/index.js'
