export { type StepId, stepIds } from '../application/step-id.ts'
export { askedDeclarations } from './asked-declarations.ts'
export { asksFor } from './asks-for.ts'
export type { CertificateTemplate } from './certificate-template.ts'
export {
  type AskedCertificate,
  certificatesFor,
  type Destination,
  type GoodsReference,
  type Obstacle,
  offeredMeans,
  type Untaken,
  type UntakenPart,
  type Ware,
  type WareAnswer,
} from './certificates-for.ts'
export { changeTemplate } from './change-template.ts'
export { copyOf } from './copy-of.ts'
export { domainIssueTexts } from './domain-issue-texts.ts'
export { findTemplate, getStep, getTemplate, templates } from './find-template.ts'
export { givenPaths, isMissing } from './given-paths.ts'
export { answersOfPages, destinationStep, wareOf, wareSection } from './goods-form.ts'
export { movedToNewest } from './moved-to-newest.ts'
export { preInformationStep } from './pre-information-step.ts'
export { relevantApplication } from './relevant-application.ts'
export { relevantDocument } from './relevant-document.ts'
export { requiresUpload } from './requires-upload.ts'
export {
  declarationAt,
  type SeriesValues,
  seriesColumns,
  seriesDeclarations,
  seriesKey,
  seriesPaths,
  withSeriesValues,
} from './series.ts'
export { formOf } from './steps/pdf-form.ts'
export { nextStep, previousStep, type StepTarget, stepsOf } from './steps-of.ts'
export { templateOf } from './template-of.ts'
export { isPinned, lockedChanges, type UnlockedAnswers, unlockedAnswers } from './unlocked-answers.ts'
