import type { CertificateDefinition } from '../documents/certificate/define-certificate.ts'
import { certificates } from './certificates.gen.ts'

export { type BoxText, boxReads, boxTexts } from '../documents/certificate/boxes.ts'
export {
  type CertificateIssue,
  type Certifier,
  certificateOf,
  type IssuedNumber,
  type ReplacedCertificate,
  type Verification,
} from '../documents/certificate/certificate-of.ts'
export {
  type CertificateDefinition,
  type Statement,
  statementsOf,
} from '../documents/certificate/define-certificate.ts'
export type { CertificateDocument } from '../documents/certificate/document.ts'
export { type FormFault, formFault } from '../documents/certificate/form/check-values.ts'
export { applicationOfBinding, filledFormOf, formBinding } from '../documents/certificate/form/form-binding.ts'
export { formDifferences } from '../documents/certificate/form/form-differences.ts'
export { type FormDocument, formDocument } from '../documents/certificate/form/form-document.ts'
export { type FormGaps, type FormPlace, formGaps, gapsIn } from '../documents/certificate/form/form-gaps.ts'
export { fieldsOf, planOf } from '../documents/certificate/form/form-plan.ts'
export { type FormValues, knownValues, writtenValues } from '../documents/certificate/form/known-values.ts'
export { markedCopy } from '../documents/certificate/marked-copy.ts'
export { type ConfirmedCopy, copyDocument } from '../documents/copies/copy-document.ts'
export type {
  ElectronicCertificate,
  ElectronicStatus,
} from '../documents/electronic-certificate/electronic-certificate.ts'
export { electronicCertificateOf } from '../documents/electronic-certificate/electronic-certificate-of.ts'
export type { XmlElement } from '../documents/electronic-certificate/sps/element.ts'
export { electronicStatusCodes, spsCertificate } from '../documents/electronic-certificate/sps/sps-certificate.ts'
export { type DecisionLetterDocument, decisionLetterOf, unprintedSign } from '../documents/receipt/decision-letter.ts'
export { type ReceiptDocument, receiptOf } from '../documents/receipt/receipt-of.ts'
export { filledFormFinding, placesInWords } from '../documents/rule/filled-form-finding.ts'
export { momentInWords } from '../facts/document-format.ts'
export { certificateNumber, issueNumber } from '../facts/issue/certificate-number.ts'
export type { Lookups } from '../facts/lookups.ts'

/** The certificate of a template; `undefined` when it cannot be applied for. */
export function findCertificate(template: string): CertificateDefinition | undefined {
  return certificates.find((certificate) => certificate.template === template)
}
