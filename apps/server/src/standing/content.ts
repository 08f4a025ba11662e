import { ownAnswers } from '@eksport/domain'
import { canonicalJson, sha256 } from '../db/repositories/hash-chain.ts'

/**
 * The hash of all that a certificate says: if one answer changes, the certificate is another. It is taken of a document as it
 * is stored, for the same document read by a later version of the portal has another shape.
 */
export function contentHash(document: Readonly<Record<string, unknown>>): string {
  const { referenceNumber, certificateTemplateVersion, revision, filledForms } = document
  const answers = ownAnswers(document)
  // [CRT-11] What was filled in as a file is said as much as what was answered.
  const filled = filledForms === undefined ? {} : { filledForms }
  return sha256(canonicalJson({ referenceNumber, certificateTemplateVersion, revision, answers, ...filled }))
}
