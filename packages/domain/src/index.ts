export { formatDate, formatInstant, formatNumber, plainNow, today } from '@eksport/forms'
export { type Application, applicationSchema } from './application/application.ts'
export { type ApplicationAction, applicationActions } from './application/application-action.ts'
export { type ApplicationStatus, applicationStatuses } from './application/application-status.ts'
export {
  type ApplicationDraft,
  applicationDraftSchema,
} from './application/draft.ts'
export {
  type ApplicationFormat,
  type ApplicationType,
  applicationFormats,
  applicationTypes,
  type CertificateFormat,
  certificateFormats,
  type MeansOfTransport,
  meansOfTransport,
  type Viewpoint,
  viewpoints,
} from './application/enumerations.ts'
export type { FormAnswers } from './application/form-answers.ts'
export {
  isOfficerAction,
  type OfficerAction,
  type OfficerActionTone,
  officerActionDescriptions,
  officerActions,
  officerEventTexts,
} from './application/officer-actions.ts'
export {
  type OfficerInput,
  type OfficerInputDescription,
  officerInput,
  officerInputs,
} from './application/officer-inputs.ts'
export { type Attachment, attachmentSchema, attachmentTypes } from './attachment/attachment.ts'
export {
  attachmentRules,
  type DraftAttachmentType,
  draftAttachmentTypes,
  maxFileBytes,
  maxFilesAtOnce,
  mimeTypesFor,
  type UploadType,
  uploadLimits,
} from './attachment/attachment-rules.ts'
export {
  extensionOf,
  type FileKind,
  type FileKindName,
  fileKinds,
  kindOfHead,
  kindOfName,
} from './attachment/file-kinds.ts'
export { safeFilename, sameFilename } from './attachment/filename.ts'
export { changeKeys } from './change/change-keys.ts'
export type { Change } from './change/compare.ts'
export {
  type ApplicationDiff,
  applyDiff,
  type ComparedApplication,
  changeAt,
  diffApplication,
  type LineDiff,
} from './change/diff-application.ts'
export { type LinePair, matchLines } from './change/match-lines.ts'
export {
  type CodeEntry,
  type CodeLabels,
  type CodeListName,
  codeEntrySchema,
  codeListNames,
} from './code-list/code-entry.ts'
export {
  estimateFee,
  type FeeCode,
  type FeeEstimate,
  type FeeLine,
  type FeeQuestion,
  type FeeRate,
  isOutsideWorkingHours,
} from './fee/estimate-fee.ts'
export {
  formatKroner,
  formatReference,
  formatTime,
  formatTimestamp,
  formatWeight,
} from './format/format.ts'
export {
  type Instant,
  instantSchema,
  type PlainDate,
  type PlainTime,
  plainDateSchema,
  plainTimeSchema,
} from './format/plain-date.ts'
export { type HistoryEntry, historyEntrySchema } from './history/history-entry.ts'
export type { ApplicationFilters } from './list/application-filters.ts'
export {
  type ApplicationQuery,
  defaultSort,
  type PageSize,
  pageSizes,
  type SortDirection,
  type SortEntry,
  type SortKey,
  sortDirections,
  sortKeys,
} from './list/application-query.ts'
export { type ApplicationRow, applicationRowSchema } from './list/application-row.ts'
export { decodeQuery, encodeQuery, type QueryRecord, queryProblems } from './list/query-codec.ts'
export { type Message, messageSchema, messageTypes } from './message/message.ts'
export { easterSunday } from './office-time/easter.ts'
export { publicHolidays } from './office-time/holidays.ts'
export {
  type DayReason,
  isOutsideOrdinaryHours,
  nextFree,
  type OfficeDay,
  officeDay,
  type Slot,
  type SlotState,
} from './office-time/office-day.ts'
export type { OfficeException, OfficeHours, OfficePolicy } from './office-time/office-policy.ts'
export { type PickupBand, pickupBands } from './office-time/pickup-bands.ts'
export { type PickupIssue, pickupIssues } from './office-time/pickup-issues.ts'
export { type OfficeName, officePolicy } from './office-time/policies.ts'
export { organisationNumberSchema, phoneNumberSchema, type Reportee } from './party/organisation.ts'
export { type NatureOfCommodity, naturesOfCommodity } from './product-line/enumerations.ts'
export { type ProductLine, productLineSchema } from './product-line/product-line.ts'
export { buildRequest, hasRequiredFields } from './request/build-request.ts'
export { ownAnswers, serverOwned } from './request/own-answers.ts'
export { readStored } from './request/read-stored.ts'
export { blocksProductLines, blocksSend, checkRules, rules } from './rule/check-rules.ts'
export {
  type DiseaseRecord,
  defaultRuleParameters,
  type EstablishmentRecord,
  type Register,
  type RuleContext,
  type RuleParameters,
  type SimilarApplication,
} from './rule/rule-context.ts'
export type { RuleApplication } from './rule/rule-subject.ts'
export { type RuleCode, ruleTexts } from './rule/rule-texts.ts'
export {
  type RuleViolation,
  ruleViolationSchema,
  type Severity,
  severities,
  type ValidationResult,
  validationResultSchema,
} from './rule/rule-violation.ts'
export type { TemplateRules } from './rule/template-rules.ts'
export { actionsFor } from './status/actions-for.ts'
export { type EventCheckName, eventChecks } from './status/checks.ts'
export {
  type Actor,
  type Effect,
  eventOfAction,
  type RequiredInput,
  type Role,
  roles,
  type StatusEvent,
  statusEvents,
} from './status/event.ts'
export { type GuardName, guards } from './status/guards.ts'
export {
  endStatuses,
  filterableStatuses,
  inProgressStatuses,
  terminalLookingStatuses,
  validationPanelStatuses,
} from './status/status-groups.ts'
export { type StatusColour, type StatusPresentation, statusPresentation } from './status/status-presentation.ts'
export {
  isOffered,
  type TransitionRefusal,
  type TransitionResult,
  transition,
  transitionRefusalText,
} from './status/transition.ts'
export type { StatusSubject, TransitionContext, TransitionInput } from './status/transition-context.ts'
export { type Transition, transitions } from './status/transitions.ts'
