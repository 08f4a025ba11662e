export { type StepId, stepIds } from '../application/enumerations.ts'
export { askedDeclarations } from './asked-declarations.ts'
export { asksFor, givenPaths, isMissing } from './asked-paths.ts'
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
export { changeTemplate, copyOf, movedToNewest } from './change-template.ts'
export { domainIssueTexts } from './domain-issue-texts.ts'
export { findTemplate, getStep, getTemplate, templateOf, templates } from './find-template.ts'
export { answersOfPages, destinationStep, wareOf, wareSection } from './goods-form.ts'
export { preInformationStep } from './pre-information-step.ts'
export { relevantApplication, relevantDocument } from './relevant-application.ts'
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
export { nextStep, previousStep, requiresUpload, type StepTarget, stepsOf } from './steps-of.ts'
export { isPinned, lockedChanges, type UnlockedAnswers, unlockedAnswers } from './unlocked-answers.ts'
