export { formatDate, formatNumber } from '@eksport/forms'
export { type Application, applicationSchema, letterLanguageSchema } from './application/application.ts'
export type { ApplicationAction } from './application/application-action.ts'
export {
  type Clarification,
  type ClarificationQuestion,
  isPartlyLocked,
  lineOf,
  maxPins,
  maxQuestions,
  type Pin,
  pinSchema,
  type QuestionAnswer,
  questionAnswerSchema,
  type Unlocking,
  unlockedBy,
  unlockingSchema,
} from './application/clarification.ts'
export {
  type Closure,
  type CountryTemplate,
  countryTemplateSchema,
  countryTemplatesOn,
} from './application/country-template.ts'
export { describeOfficerAction } from './application/describe-officer-action.ts'
export {
  type ApplicationDraft,
  applicationDraftSchema,
  maxDraftLines,
} from './application/draft.ts'
export {
  type ApplicationFormat,
  type ApplicationStatus,
  type ApplicationType,
  applicationFormats,
  applicationStatuses,
  applicationTypes,
  type CertificateFormat,
  certificateFormats,
  type MeansOfTransport,
  meansOfTransport,
  type Viewpoint,
  viewpoints,
} from './application/enumerations.ts'
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
export {
  type OriginalPaperState,
  originalPaperStates,
  originalPaperTexts,
  type PaperFate,
  paperFates,
  paperFateTexts,
} from './application/original-paper.ts'
export { type FormAnswers, ownAnswers, serverOwned } from './application/own-answers.ts'
export type { Setback } from './application/setback.ts'
export {
  type AwaitsOriginalSubject,
  awaitsOriginalMeaning,
  isPaperAwaited,
  isReopened,
  type PaperAwaitedSubject,
  paperAwaitedWord,
  type ReopenedSubject,
  type StatusLabelSubject,
  statusLabel,
} from './application/status-label.ts'
export { type CopyAnswers, copyForm } from './documents/copies/copy-form.ts'
export {
  type CopyOrder,
  type CopyRequest,
  copyOrderSchema,
  copyRequestSchema,
  type OpenCopyState,
  openCopyStates,
} from './documents/copies/copy-order.ts'
export {
  type FormerDealings,
  type SoftMark,
  type SoftMarkCode,
  softMarks,
  softMarkTexts,
} from './documents/marks/soft-marks.ts'
export {
  type AddressKind,
  addressesOf,
  addressKey,
  addressKinds,
  type BookedAddress,
  bookedAddressSchema,
  withAddress,
} from './documents/request/address-book.ts'
export { buildRequest, hasRequiredFields } from './documents/request/build-request.ts'
export { lineForCopy } from './documents/request/for-copy.ts'
export { storedBy, storesTheSame } from './documents/request/left-out.ts'
export { readStored } from './documents/request/read-stored.ts'
export { withoutAnswers } from './documents/request/storable.ts'
export { type CheckAnswer, checkAnswerSchema } from './documents/rule/check-answer.ts'
export { assess } from './documents/rule/check-rules.ts'
export { type ControlDraw, isDrawnForControl } from './documents/rule/control-draw.ts'
export { type Decision, decisionSchema } from './documents/rule/decision.ts'
export {
  type DecisionQuestion,
  isCoveredByReason,
  reasonCodes,
  reasonSubject,
  reasonsBesidesRules,
  reasonsForPerson,
  reasonsOfChecks,
  reasonsShown,
} from './documents/rule/decision-reasons.ts'
export {
  assessedCodes,
  blockingLineFindings,
  blockingSendFindings,
  type FindingPoint,
  findingHeadings,
  findingPoints,
  findingsToAssess,
  isForPerson,
  lineFindings,
  summaryFindings,
} from './documents/rule/findings.ts'
export {
  answersFor,
  type DiseaseRecord,
  isApprovedThrough,
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
} from './documents/rule/register.ts'
export { registerAnswersSchema } from './documents/rule/register-answers-schema.ts'
export {
  type AskedApplication,
  type ConsignmentQuestion,
  consignmentOf,
  isSameConsignee,
  isSameConsignment,
  type RegisterQuestions,
  registerQuestions,
  type SiteDays,
} from './documents/rule/register-questions.ts'
export { answersOfRule } from './documents/rule/rule-answers.ts'
export type { RuleContext, RuleParameters, RuleStage } from './documents/rule/rule-context.ts'
export { withoutLines } from './documents/rule/rule-message.ts'
export type { RuleApplication } from './documents/rule/rule-subject.ts'
export type { RuleCode } from './documents/rule/rule-texts.ts'
export {
  type Assessment,
  type RuleViolation,
  ruleViolationSchema,
  type Severity,
  type ValidationResult,
  validationResultSchema,
} from './documents/rule/rule-violation.ts'
export { maxProductLinesOf } from './documents/rule/rules/counts.ts'
export type { TemplateRules } from './documents/rule/template-rules.ts'
export { checkWords } from './documents/rule/texts/check-texts.ts'
export { retrieval as retrievalSection } from './documents/sections/retrieval.ts'
export { applicationEntries } from './facts/application-entries.ts'
export { type CodesOfLists, codesIn } from './facts/codes-in.ts'
export { entryTexts, entryWords, type FactEntry, wholeLabel } from './facts/entries.ts'
export type { FactGroup } from './facts/fact.ts'
export { facts, type LineFactPath } from './facts/facts.ts'
export { readCertificateNumber } from './facts/issue/certificate-number.ts'
export { departureBefore, departureDays, isWithin, pickupDays } from './facts/issue/consignment-days.ts'
export {
  type CaseClock,
  clockOf,
  type Deadline,
  type DueCause,
  deadlineOf,
  runningDeadline,
  sendBefore,
  type TimeLeft,
  type TimeLeftTone,
  timeLeft,
} from './facts/issue/deadline.ts'
export {
  type FileSide,
  type FileSubject,
  mayFetch,
  type PortalFile,
  portalFileOf,
} from './facts/issue/file-access.ts'
export { type KeptFile, type KeptFileKind, keptFileKinds, keptFileSchema } from './facts/issue/kept-file.ts'
export {
  holdsNationalId,
  type NationalIdProblem,
  nationalIdProblem,
  nationalIdTexts,
  plainNationalId,
} from './facts/issue/national-id.ts'
export { hasPrintedPaper, isElectronic } from './facts/issue/paper-out.ts'
export {
  fewSheets,
  maxSheetsAtOnce,
  readSerial,
  type SerialRangeProblem,
  serialRange,
  serialRangeTexts,
  serialsInWords,
  sheetAmong,
} from './facts/issue/paper-serial.ts'
export { type Retirement, retirementIn, retirements } from './facts/issue/retirement.ts'
export { readVerificationCode, verificationCodeBytes, writeVerificationCode } from './facts/issue/verification-code.ts'
export { lineEntries } from './facts/line-entries.ts'
export { allLinesFact, pinWords } from './facts/pin-words.ts'
export { summaryWords } from './facts/summary-words.ts'
export { type FactContext, onScreen } from './facts/write-fact.ts'
export { type ImportColumn, importColumns } from './goods/line-import/columns.ts'
export { importIssueTexts } from './goods/line-import/import-issue-texts.ts'
export {
  type CountedWord,
  countWords,
  type ImportSettings,
  type LineFinding,
  type LineReader,
  lineReader,
  type ReadLine,
  unfilledFields,
} from './goods/line-import/line-reader.ts'
export {
  type ColumnMapping,
  type ColumnQuestion,
  type ColumnReading,
  findHeaderRow,
  findLineSheet,
  type HeaderMatch,
  headerKey,
  isWeight,
  lastDayOf,
  matchHeaders,
  maxRowsAbove,
} from './goods/line-import/match-headers.ts'
export type { CellReading } from './goods/line-import/read-cell.ts'
export {
  cellText,
  type Epoch,
  epochs,
  isBlank,
  isSerialDay,
  type SheetCell,
  type SheetRow,
  serialDay,
} from './goods/line-import/sheet.ts'
export { sheetHead } from './goods/line-import/sheet-head.ts'
export { lineRows } from './goods/line-import/sum-rows.ts'
export { type WeightUnit, weightUnits } from './goods/line-import/units.ts'
export { foldWord } from './goods/line-import/words.ts'
export {
  excludedParts,
  type GoodsPart,
  type GoodsTable,
  goodsTable,
  isPossible,
  type SpeciesGoods,
  type StatedGoods,
} from './goods/product-line/goods-fit.ts'
export type { NatureOfCommodity, ProductLine } from './goods/product-line/product-line.ts'
export { totalsOf } from './goods/product-line/totals.ts'
export {
  type MatsAnswers,
  matsAnswersSchema,
  matsIssues,
  matsReferenceFault,
  matsSections,
} from './goods/replacement/mats-form.ts'
export {
  replacementReasonEntries,
  replacementReasonKey,
  replacementReasonTexts,
  waivesFee,
} from './goods/replacement/reasons.ts'
export {
  type ReplacementAnswers,
  replacementAnswersSchema,
  replacementIssues,
  replacementSections,
} from './goods/replacement/replacement-form.ts'
export {
  type AccessCode,
  type ArchiveEntry,
  accessCodes,
  archiveEntrySchema,
  type DocumentKind,
  documentKinds,
  shieldingOf,
  shieldings,
} from './process/archive/archive-entry.ts'
export {
  applicationPages,
  type CaseFileDocument,
  decisionPages,
  findingsPages,
  frontPages,
  type HandedOut,
  historyPages,
  messagePages,
} from './process/archive/case-file.ts'
export { caseFileWords } from './process/archive/case-file-words.ts'
export { type CaseParty, caseParties, type Redaction, redacted, redactedText } from './process/archive/redaction.ts'
export { type AgainstFormer, againstFormer } from './process/change/against-former.ts'
export { changeKeys } from './process/change/change-keys.ts'
export { type ChangedFact, changedFacts } from './process/change/changed-facts.ts'
export { type Change, countDifferences } from './process/change/compare.ts'
export {
  type ApplicationDiff,
  type ComparedApplication,
  diffApplication,
  type LineDiff,
} from './process/change/diff-application.ts'
export type { LinePair } from './process/change/match-lines.ts'
export { changesFor, isAnswered } from './process/change/question-changes.ts'
export {
  type ComplaintDecision,
  type ComplaintState,
  complaintDeadline,
  complaintDecisions,
  complaintLimits,
  complaintStates,
  complaintStateTexts,
  type DecidedComplaint,
  decidedComplaintSchema,
  decisionsIn,
  eventOfDecision,
  isComplaintDecision,
  isLate,
  stateAfter,
} from './process/complaint/complaint.ts'
export { complaintLetterOf } from './process/complaint/complaint-letter.ts'
export { type CustomerStage, customerStage, customerStages, takesRemarks } from './process/customer/customer-stage.ts'
export { type Delivery, deliveryProblems, deliverySchema, isUnderWay } from './process/delivery/delivery.ts'
export { type DeliveryState, deliveryStates, deliveryStateWords } from './process/delivery/delivery-state.ts'
export { secondsToNextAttempt } from './process/delivery/next-attempt.ts'
export { mayBeHeld, statusOfRetired } from './process/delivery/retired.ts'
export { type CopyFee, copyFee } from './process/fee/copy-fee.ts'
export {
  estimateFee,
  type FeeCode,
  type FeeEstimate,
  type FeeLine,
  type FeeQuestion,
  type FeeRate,
} from './process/fee/estimate-fee.ts'
export { movedFee } from './process/fee/moved-fee.ts'
export { owedFees } from './process/fee/owed-fees.ts'
export {
  annulledTick,
  type CaseTick,
  caseTickSchema,
  changeTick,
  feeWaivedTick,
  maxTickNote,
} from './process/history/case-tick.ts'
export { type HistoryEntry, historyEntrySchema } from './process/history/history-entry.ts'
export { historyEventTexts } from './process/history/history-events.ts'
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
} from './process/job/job.ts'
export { type ApplicationFilters, textFilters } from './process/list/application-filters.ts'
export {
  type ApplicationQuery,
  defaultSort,
  maxRows,
  officersSort,
  officersSortKeys,
  pageSizes,
  type SortDirection,
  type SortEntry,
  type SortKey,
  sortDirections,
  sortKeys,
} from './process/list/application-query.ts'
export { type ApplicationRow, applicationRowSchema } from './process/list/application-row.ts'
export {
  type FactSortKey,
  factOfSortKey,
  type ListFactName,
  listFactNames,
  listFacts,
} from './process/list/list-facts.ts'
export { decodeQuery, encodeQuery, type QueryRecord } from './process/list/query-codec.ts'
export { type SearchField, type SearchHit, searchFields } from './process/list/search-hit.ts'
export { type CaseNote, caseNoteSchema, maxNoteLength } from './process/message/case-note.ts'
export { type Message, messageSchema, messageTypes } from './process/message/message.ts'
export { maxMessageLength } from './process/message/message-length.ts'
export { mailStyle } from './process/notice/lay-out-mail.ts'
export { localeParameter } from './process/notice/link-in-language.ts'
export {
  mailProblems,
  mailStates,
  type Notice,
  noticeSchema,
} from './process/notice/notice.ts'
export { noticeCatalogue } from './process/notice/notice-catalogue.ts'
export { type NoticeChoices, type NoticeKind, noticeChoicesSchema, noticeKinds } from './process/notice/notice-kind.ts'
export { noticeOfEvent, noticeToOwner } from './process/notice/notice-of-event.ts'
export {
  draftExpiry,
  draftPeriods,
  lastPassed,
  lastQuestionReminder,
  type PeriodName,
  type Periods,
  periodBounds,
  periodsSchema,
} from './process/notice/periods.ts'
export { writeLoginMail } from './process/notice/write-login-mail.ts'
export { type MailSource, writeMail } from './process/notice/write-mail.ts'
export {
  changeIssues,
  changeTexts,
  exceptionDaysOf,
  type ThingBefore,
} from './process/reference-change/change-issues.ts'
export {
  type ParameterUnit,
  parameterBounds,
  type RuleParameterName,
} from './process/reference-change/parameter-bounds.ts'
export {
  type ChangedThing,
  type ChangeKind,
  type ChangeState,
  changedThingSchema,
  changeStates,
  type NewReferenceChange,
  needsTwoPersons,
  referenceChangeSchema,
  switchableLists,
} from './process/reference-change/reference-change.ts'
export { actionsFor } from './process/status/actions-for.ts'
export { type EventCheckName, isOriginalAccountedFor } from './process/status/checks.ts'
export { type Effect, effectRuns } from './process/status/effects.ts'
export type {
  Actor,
  RequiredInput,
  Role,
  StatusEvent,
} from './process/status/event.ts'
export type { GuardName } from './process/status/guards.ts'
export {
  hasRight,
  isCaseRole,
  mayGrant,
  type OfficerRight,
  type OfficerRole,
  officerRoles,
} from './process/status/officer-rights.ts'
export { type OriginalMove, originalEvent } from './process/status/original-event.ts'
export { type PickupState, pickupState, pickupStates } from './process/status/pickup-state.ts'
export {
  endStatuses,
  filterableStatuses,
  issuedStatuses,
  unissuedStatuses,
  validationPanelStatuses,
} from './process/status/status-groups.ts'
export {
  type StatusColour,
  type StatusGroups,
  type StatusMeaning,
  type StatusPresentation,
  statusPresentation,
} from './process/status/status-presentation.ts'
export {
  offerRefusal,
  refusalOfCode,
  type TransitionRefusal,
  type TransitionResult,
  transition,
  transitionRefusalCode,
  transitionRefusalText,
} from './process/status/transition.ts'
export {
  hasPaper,
  isOutOnPaper,
  isReplacement,
  type NewDeparture,
  type NewPickup,
  type OriginalStanding,
  type Standing,
  type StatusSubject,
  statusSubject,
  type TransitionContext,
  type TransitionInput,
} from './process/status/transition-context.ts'
export type { Transition } from './process/status/transition-row.ts'
export { copiesAreOver, copyOrderStatuses } from './process/status/transitions/copies.ts'
export { transitions } from './process/status/transitions.ts'
export {
  type StoppedCase,
  type StopReasons,
  type StopStep,
  stopReasons,
  stopReasonsSchema,
} from './process/stops/stop-reasons.ts'
export { countDay, type DailyTotals, type EventsOfDay, type TotalsPlace } from './process/times/daily-totals.ts'
export { type CaseStep, type HandledCase, handledCase } from './process/times/handled-case.ts'
export {
  type CaseFigures,
  type ProcessingTimes,
  processingTimes,
  processingTimesSchema,
} from './process/times/processing-times.ts'
export {
  beginOfWeeks,
  keysAsked,
  mondayOf,
  type Statistics,
  type StatisticsFigures,
  statisticsGroups,
  statisticsOf,
  statisticsSchema,
  statisticsWeeks,
} from './process/times/statistics.ts'
export { addUpWeek, placeNames, type WeeklyTotals } from './process/times/weekly-totals.ts'
export {
  type Attachment,
  attachmentSchema,
  attachmentTypes,
  type FileScan,
  fileScans,
  type UnfinishedScan,
  unfinishedScan,
} from './reference/attachment/attachment.ts'
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
} from './reference/attachment/attachment-rules.ts'
export {
  extensionOf,
  type FileKind,
  type FileKindName,
  fileKinds,
  kindOfHead,
  kindOfName,
} from './reference/attachment/file-kinds.ts'
export { filenameFor, ownFilename, safeFilename, sameFilename } from './reference/attachment/filename.ts'
export {
  type FilledForm,
  type FilledFormType,
  type FormDifference,
  filledFormSchema,
  filledFormTypes,
} from './reference/attachment/filled-form.ts'
export {
  type CodeEntry,
  type CodeLabels,
  type CodeListName,
  certifiedEntrySchema,
  codeEntrySchema,
  codeListNames,
  decisionTextKinds,
  type GoodsHeading,
  goodsHeadingSchema,
  type NamedList,
  type NamedRegister,
  type Phrase,
  phraseSchema,
  type SpeciesEntry,
  speciesEntrySchema,
} from './reference/code-list/code-entry.ts'
export {
  type MessageLevel,
  type MessageState,
  messageLevels,
  messageLocales,
  messageState,
  operatingMessageIssues,
  operatingMessageTexts,
  type WrittenMessage,
} from './reference/operating-message/operating-message.ts'
export { htmlOfWritten, type MessageNode, writtenOfNodes } from './reference/operating-message/written-text.ts'
export {
  type Absence,
  absenceSchema,
  hasOfficers,
  lastDayIssue,
  type Officer,
  officerSchema,
} from './reference/party/officer.ts'
export {
  addressOfOrganisation,
  changingLevel,
  organisationNumberSchema,
  organisationOfAddress,
  type Reportee,
} from './reference/party/organisation.ts'
export {
  type WrittenText,
  type WrittenTextKind,
  writtenTextIssues,
  writtenTextIssueTexts,
  writtenTextKinds,
  writtenTextSchema,
} from './reference/written-text/written-text.ts'
export {
  type FlagName,
  type Flags,
  flagNames,
  flagsWith,
  isDangerous,
  isFlagName,
  maxFlagReason,
  standardFlags,
} from './values/flag/flags.ts'
export { meantContainer } from './values/format/container-number.ts'
export {
  formatDayTime,
  formatKroner,
  formatReference,
  formatTime,
  formatTimestamp,
  formatWeight,
  groupDigits,
  initialsOf,
} from './values/format/format.ts'
export {
  consentSchema,
  type Instant,
  instantSchema,
  type PlainDate,
  type PlainTime,
  plainDateSchema,
  plainTimeSchema,
  relativeDateSchema,
} from './values/format/schemas.ts'
export {
  type DayReason,
  isOutsideOrdinaryHours,
  type OfficeDay,
  officeDay,
  type Slot,
  type SlotState,
} from './values/office-time/office-day.ts'
export {
  type FormFacts,
  type OfficeException,
  type OfficeHours,
  type OfficePolicies,
  type OfficePolicy,
  type OfficeTimes,
  officePolicies,
  policyOf,
} from './values/office-time/office-policy.ts'
export {
  officeExceptionSchema,
  officeTimesSchema,
  openingHoursSchema,
  publicHolidaySchema,
} from './values/office-time/office-times-schema.ts'
export { formatInstant, officeZone, osloEpoch, plainNow, today } from './values/office-time/oslo.ts'
export {
  firstFreeTime,
  type PickupBand,
  type PickupStanding,
  pickupBands,
  pickupIssues,
  pickupMovableUntil,
  pickupStanding,
} from './values/office-time/pickup.ts'
export { type ProposedPickup, pickupBefore, type Rhythm, rhythmDays } from './values/office-time/series-days.ts'
