export { boxReads } from './box-reads.ts'
export { type BoxText, boxTexts } from './box-texts.ts'
export { certificateNumber, issueNumber } from './certificate-number.ts'
export {
  type CertificateIssue,
  type Certifier,
  certificateOf,
  type IssuedNumber,
  type ReplacedCertificate,
  type Verification,
} from './certificate-of.ts'
export type { CertificateDefinition } from './define-certificate.ts'
export type { CertificateDocument } from './document.ts'
export type { Appendix } from './form/appendix.ts'
export { type FormFault, formFault } from './form/check-values.ts'
export { applicationOfBinding, filledFormOf, formBinding } from './form/form-binding.ts'
export { formDifferences } from './form/form-differences.ts'
export { type FormDocument, formDocument } from './form/form-document.ts'
export { type FormGaps, type FormPlace, formGaps, gapsIn } from './form/form-gaps.ts'
export { fieldsOf, planOf } from './form/form-plan.ts'
export { type FormValues, knownValues } from './form/known-values.ts'
export { writtenValues } from './form/written-values.ts'
export { markedCopy } from './marked-copy.ts'
export { type Statement, statementsOf } from './statements.ts'
