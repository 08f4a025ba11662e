import type { CertificateDefinition } from '../documents/certificate/index.ts'
import { certificates } from './certificates.gen.ts'

export {
  applicationOfBinding,
  type BoxText,
  boxReads,
  boxTexts,
  type CertificateDefinition,
  type CertificateDocument,
  type CertificateIssue,
  type Certifier,
  certificateNumber,
  certificateOf,
  type FormDocument,
  type FormFault,
  type FormGaps,
  type FormPlace,
  type FormValues,
  fieldsOf,
  filledFormOf,
  formBinding,
  formDifferences,
  formDocument,
  formFault,
  formGaps,
  gapsIn,
  type IssuedNumber,
  issueNumber,
  knownValues,
  markedCopy,
  planOf,
  type ReplacedCertificate,
  type Statement,
  statementsOf,
  type Verification,
  writtenValues,
} from '../documents/certificate/index.ts'
export { type ConfirmedCopy, copyDocument } from '../documents/copies/copy-document.ts'
export {
  type ElectronicCertificate,
  type ElectronicStatus,
  electronicCertificateOf,
  electronicStatusCodes,
  spsCertificate,
  type XmlElement,
} from '../documents/electronic-certificate/index.ts'
export { type DecisionLetterDocument, decisionLetterOf } from '../documents/receipt/decision-letter.ts'
export { type ReceiptDocument, receiptOf } from '../documents/receipt/receipt-of.ts'
export { filledFormFinding, placesInWords } from '../documents/rule/filled-form-finding.ts'
export { momentInWords } from '../facts/document-format.ts'
export type { Lookups } from '../facts/lookups.ts'

/** The certificate of a template, or `undefined` when it cannot be applied for. */
export function findCertificate(template: string): CertificateDefinition | undefined {
  return certificates.find((certificate) => certificate.template === template)
}
