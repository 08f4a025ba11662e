export { formatDate, formatInstant, formatNumber, today } from '@eksport/forms'
export { type Application, applicationSchema, letterLanguageSchema } from './application/application.ts'
export type { ApplicationAction } from './application/application-action.ts'
export { type ApplicationStatus, applicationStatuses } from './application/application-status.ts'
export { type AwaitsOriginalSubject, awaitsOriginalMeaning } from './application/awaits-original.ts'
export {
  type Clarification,
  type ClarificationQuestion,
  isPartlyLocked,
  lineOf,
  maxPins,
  maxQuestions,
  type Pin,
  type QuestionAnswer,
  questionAnswerSchema,
  type Unlocking,
  unlockedBy,
  unlockingSchema,
} from './application/clarification.ts'
export { describeOfficerAction } from './application/describe-officer-action.ts'
export {
  type ApplicationDraft,
  applicationDraftSchema,
  maxDraftLines,
} from './application/draft.ts'
export {
  type ApplicationFormat,
  type ApplicationType,
  applicationFormats,
  applicationTypes,
  type CertificateFormat,
  certificateFormats,
  type MeansOfTransport,
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
  ownershipActions,
} from './application/officer-actions.ts'
export {
  type OfficerInput,
  type OfficerInputDescription,
  officerInput,
  officerInputs,
} from './application/officer-inputs.ts'
export { type OriginalPaperState, originalPaperStates, originalPaperTexts } from './application/original-paper-state.ts'
export { ownAnswers, serverOwned } from './application/own-answers.ts'
export { isPaperAwaited, type PaperAwaitedSubject, paperAwaitedWord } from './application/paper-awaited.ts'
export { type PaperFate, paperFates, paperFateTexts } from './application/paper-fate.ts'
export { isReopened, type ReopenedSubject } from './application/reopened.ts'
export { type StatusLabelSubject, statusLabel } from './application/status-label.ts'
export {
  type Attachment,
  attachmentSchema,
  attachmentTypes,
  type FileScan,
  fileScans,
  type UnfinishedScan,
  unfinishedScan,
} from './attachment/attachment.ts'
export {
  attachmentRules,
  type DraftAttachmentType,
  draftAttachmentTypes,
  maxFileBytes,
  maxFilesAtOnce,
  mimeTypesFor,
  type UploadedType,
  type UploadType,
  uploadedTypes,
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
export {
  type FilledForm,
  type FilledFormType,
  type FormDifference,
  filledFormSchema,
  filledFormTypes,
} from './attachment/filled-form.ts'
export { filenameFor, ownFilename } from './attachment/own-filename.ts'
export { changeKeys } from './change/change-keys.ts'
export { type ChangedFact, changedFacts } from './change/changed-facts.ts'
export { type Change, countDifferences } from './change/compare.ts'
export {
  type ApplicationDiff,
  type ComparedApplication,
  diffApplication,
  type LineDiff,
} from './change/diff-application.ts'
export type { LinePair } from './change/match-lines.ts'
export { changesFor, isAnswered } from './change/question-changes.ts'
export {
  type CodeEntry,
  type CodeLabels,
  type CodeListName,
  codeEntrySchema,
  codeListNames,
  type NamedList,
  type NamedRegister,
} from './code-list/code-entry.ts'
export { decisionTextKinds } from './code-list/decision-text.ts'
export { type CopyAnswers, copyForm } from './copies/copy-form.ts'
export {
  type CopyOrder,
  type CopyRequest,
  copyOrderSchema,
  copyRequestSchema,
  type OpenCopyState,
  openCopyStates,
} from './copies/copy-order.ts'
export {
  type Delivery,
  type DeliveryState,
  deliveryProblems,
  deliverySchema,
  deliveryStates,
  isUnderWay,
} from './delivery/delivery.ts'
export { secondsToNextAttempt } from './delivery/next-attempt.ts'
export { mayBeHeld, statusOfRetired } from './delivery/retired.ts'
export { applicationEntries } from './facts/application-entries.ts'
export { type CodesOfLists, codesIn } from './facts/codes-in.ts'
export { entryTexts, entryWords, type FactEntry, wholeLabel } from './facts/entries.ts'
export type { FactGroup } from './facts/fact.ts'
export { facts, type LineFactPath } from './facts/facts.ts'
export { lineEntries } from './facts/line-entries.ts'
export { allLinesFact, pinWords } from './facts/pin-words.ts'
export { summaryWords } from './facts/summary-words.ts'
export { type FactContext, onScreen } from './facts/write-fact.ts'
export { type CopyFee, copyFee } from './fee/copy-fee.ts'
export {
  estimateFee,
  type FeeCode,
  type FeeEstimate,
  type FeeLine,
  type FeeQuestion,
  type FeeRate,
} from './fee/estimate-fee.ts'
export { owedFees } from './fee/owed-fees.ts'
export { type FlagName, type Flags, flagNames, flagsWith, isFlagName, standardFlags } from './flag/flags.ts'
export {
  formatDayTime,
  formatKroner,
  formatReference,
  formatTime,
  formatTimestamp,
  formatWeight,
  groupDigits,
} from './format/format.ts'
export {
  type Instant,
  instantSchema,
  type PlainDate,
  type PlainTime,
  plainDateSchema,
  plainTimeSchema,
} from './format/plain-date.ts'
export { annulledTick, type CaseTick, caseTickSchema, changeTick, feeWaivedTick } from './history/case-tick.ts'
export { type HistoryEntry, historyEntrySchema } from './history/history-entry.ts'
export { type CaseClock, clockOf, type Deadline, type DueCause, deadlineOf, runningDeadline } from './issue/deadline.ts'
export { departureBefore } from './issue/departure.ts'
export { type FileSide, type FileSubject, mayFetch, type PortalFile, portalFileOf } from './issue/file-access.ts'
export { isElectronic } from './issue/is-electronic.ts'
export { type KeptFile, type KeptFileKind, keptFileKinds, keptFileSchema } from './issue/kept-file.ts'
export {
  holdsNationalId,
  type NationalIdProblem,
  nationalIdProblem,
  nationalIdTexts,
  plainNationalId,
} from './issue/national-id.ts'
export { hasPrintedPaper } from './issue/paper-out.ts'
export {
  fewSheets,
  maxSheetsAtOnce,
  readSerial,
  type SerialRangeProblem,
  serialRange,
  serialRangeTexts,
  serialsInWords,
  sheetAmong,
} from './issue/paper-serial.ts'
export { readCertificateNumber } from './issue/read-certificate-number.ts'
export { type Retirement, retirementIn, retirements } from './issue/retirement.ts'
export { sendBefore } from './issue/send-before.ts'
export { type TimeLeft, type TimeLeftTone, timeLeft } from './issue/time-left.ts'
export { readVerificationCode, verificationCodeBytes, writeVerificationCode } from './issue/verification-code.ts'
export {
  type CaseJob,
  type CaseJobName,
  caseJobSchema,
  caseJobTexts,
  isCaseJob,
  type JobName,
  type JobProblem,
  type JobState,
  jobProblems,
  jobStates,
} from './job/job.ts'
export { type ImportColumn, importColumns } from './line-import/columns.ts'
export { foldWord } from './line-import/fold.ts'
export { importIssueTexts } from './line-import/import-issue-texts.ts'
export {
  type CountedWord,
  countWords,
  type ImportSettings,
  type LineFinding,
  lineReader,
  type ReadLine,
  unfilledFields,
} from './line-import/line-reader.ts'
export {
  type ColumnMapping,
  type ColumnQuestion,
  type ColumnReading,
  findHeaderRow,
  findLineSheet,
  type HeaderMatch,
  headerKey,
  isWeight,
  matchHeaders,
  maxRowsAbove,
} from './line-import/match-headers.ts'
export type { CellReading } from './line-import/read-cell.ts'
export { cellText, isBlank, type SheetCell, type SheetRow } from './line-import/sheet.ts'
export { lineRows } from './line-import/sum-rows.ts'
export { type WeightUnit, weightUnits } from './line-import/units.ts'
export { type ApplicationFilters, textFilters } from './list/application-filters.ts'
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
export { type FactSortKey, factOfSortKey, type ListFactName, listFactNames, listFacts } from './list/list-facts.ts'
export { decodeQuery, encodeQuery, type QueryRecord } from './list/query-codec.ts'
export { type CaseNote, caseNoteSchema, maxNoteLength } from './message/case-note.ts'
export { type Message, messageSchema, messageTypes } from './message/message.ts'
export { maxMessageLength } from './message/message-length.ts'
export { mailStyle } from './notice/lay-out-mail.ts'
export { localeParameter } from './notice/link-in-language.ts'
export {
  mailProblems,
  mailStates,
  type Notice,
  noticeSchema,
} from './notice/notice.ts'
export { noticeCatalogue } from './notice/notice-catalogue.ts'
export { type NoticeChoices, noticeChoicesSchema } from './notice/notice-choices.ts'
export { type NoticeKind, noticeKinds } from './notice/notice-kind.ts'
export { noticeOfEvent, noticeToOwner } from './notice/notice-of-event.ts'
export {
  draftExpiry,
  draftPeriods,
  lastPassed,
  lastQuestionReminder,
  type Periods,
  periodsSchema,
} from './notice/periods.ts'
export { writeLoginMail } from './notice/write-login-mail.ts'
export { type MailSource, writeMail } from './notice/write-mail.ts'
export type { FormFacts } from './office-time/form-facts.ts'
export {
  type DayReason,
  isOutsideOrdinaryHours,
  type OfficeDay,
  officeDay,
  type Slot,
  type SlotState,
} from './office-time/office-day.ts'
export type { OfficeException, OfficeHours, OfficePolicy } from './office-time/office-policy.ts'
export {
  officeExceptionSchema,
  officeTimesSchema,
  openingHoursSchema,
  publicHolidaySchema,
} from './office-time/office-times-schema.ts'
export { type PickupBand, pickupBands } from './office-time/pickup-bands.ts'
export { pickupIssues } from './office-time/pickup-issues.ts'
export {
  type OfficePolicies,
  type OfficeTimes,
  officePolicies,
  policyOf,
} from './office-time/policies.ts'
export {
  type MessageLevel,
  type MessageState,
  messageLevels,
  messageLocales,
  messageState,
  operatingMessageIssues,
  operatingMessageTexts,
  type WrittenMessage,
} from './operating-message/operating-message.ts'
export { htmlOfWritten, type MessageNode, writtenOfNodes } from './operating-message/written-text.ts'
export { changingLevel } from './party/changing-level.ts'
export { type Absence, absenceSchema, hasOfficers, type Officer, officerSchema } from './party/officer.ts'
export { organisationNumberSchema, type Reportee } from './party/organisation.ts'
export { addressOfOrganisation, organisationOfAddress } from './party/organisation-address.ts'
export type { NatureOfCommodity } from './product-line/enumerations.ts'
export type { ProductLine } from './product-line/product-line.ts'
export { totalsOf } from './product-line/totals.ts'
export { type MatsAnswers, matsAnswersSchema, matsIssues, matsSections } from './replacement/mats-form.ts'
export { matsReferenceFault } from './replacement/mats-reference.ts'
export {
  replacementReasonEntries,
  replacementReasonKey,
  replacementReasonTexts,
  waivesFee,
} from './replacement/reasons.ts'
export {
  type ReplacementAnswers,
  replacementAnswersSchema,
  replacementIssues,
  replacementSections,
} from './replacement/replacement-form.ts'
export {
  type AddressKind,
  addressesOf,
  addressKey,
  addressKinds,
  type BookedAddress,
  bookedAddressSchema,
  withAddress,
} from './request/address-book.ts'
export { buildRequest, hasRequiredFields } from './request/build-request.ts'
export { lineForCopy } from './request/for-copy.ts'
export { storedBy, storesTheSame } from './request/left-out.ts'
export { readStored } from './request/read-stored.ts'
export { checkRules } from './rule/check-rules.ts'
export { type ControlDraw, isDrawnForControl } from './rule/control-draw.ts'
export {
  type Decision,
  type DecisionQuestion,
  decisionSchema,
  isCoveredByReason,
  reasonCodes,
  reasonsForPerson,
  reasonsShown,
} from './rule/decision-reasons.ts'
export { findingHeadings } from './rule/finding-headings.ts'
export { assessedCodes, type FindingPoint, findingPoints, findingsToAssess } from './rule/finding-points.ts'
export {
  blockingLineFindings,
  blockingSendFindings,
  isForPerson,
  lineFindings,
  summaryFindings,
} from './rule/findings.ts'
export {
  answersFor,
  type DiseaseRecord,
  nothingAsked,
  type Register,
  type RegisterAnswer,
  type RegisterAnswers,
  type RegisterFacts,
  type RegisterReport,
  registerLabel,
  registerReportSchema,
  registerReports,
  registers,
  type SimilarApplication,
} from './rule/register.ts'
export { registerAnswersSchema } from './rule/register-answers-schema.ts'
export {
  type AskedApplication,
  type ConsignmentQuestion,
  consignmentOf,
  isSameConsignment,
  type RegisterQuestions,
  registerQuestions,
  type SiteDays,
} from './rule/register-questions.ts'
export type { RuleContext, RuleParameters } from './rule/rule-context.ts'
export type { RuleApplication } from './rule/rule-subject.ts'
export type { RuleCode } from './rule/rule-texts.ts'
export {
  type RuleViolation,
  ruleViolationSchema,
  type Severity,
  type ValidationResult,
  validationResultSchema,
} from './rule/rule-violation.ts'
export { maxProductLinesOf } from './rule/rules/counts.ts'
export { isApprovedThrough } from './rule/rules/production.ts'
export type { TemplateRules } from './rule/template-rules.ts'
export { actionsFor } from './status/actions-for.ts'
export { type EventCheckName, isOriginalAccountedFor } from './status/checks.ts'
export { type Effect, effectDescriptions } from './status/effects.ts'
export type {
  Actor,
  RequiredInput,
  Role,
  StatusEvent,
} from './status/event.ts'
export type { GuardName } from './status/guards.ts'
export {
  hasRight,
  isCaseRole,
  type OfficerRight,
  type OfficerRole,
  officerRoles,
} from './status/officer-rights.ts'
export { type OriginalMove, originalEvent } from './status/original-event.ts'
export { type PickupState, pickupState, pickupStates } from './status/pickup-state.ts'
export { filterableStatuses, unissuedStatuses, validationPanelStatuses } from './status/status-groups.ts'
export {
  type StatusColour,
  type StatusGroups,
  type StatusMeaning,
  type StatusPresentation,
  statusPresentation,
} from './status/status-presentation.ts'
export {
  offerRefusal,
  refusalOfCode,
  type TransitionRefusal,
  type TransitionResult,
  transition,
  transitionRefusalCode,
  transitionRefusalText,
} from './status/transition.ts'
export {
  hasPaper,
  isOutOnPaper,
  isReplacement,
  type OriginalStanding,
  type Standing,
  type StatusSubject,
  statusSubject,
  type TransitionContext,
  type TransitionInput,
} from './status/transition-context.ts'
export type { Transition } from './status/transition-row.ts'
export { copiesAreOver, copyOrderStatuses } from './status/transitions/copies.ts'
export { transitions } from './status/transitions.ts'
