import { ownAnswers } from '@eksport/domain'
import { canonicalJson, sha256 } from '../db/repositories/hash-chain.ts'

/**
 * The hash of everything that a certificate says: if one answer changes, it is another certificate. Computed from the
 * stored document, because later versions of the portal convert it to another shape.
 */
export function contentHash(document: Readonly<Record<string, unknown>>): string {
  const { referenceNumber, certificateTemplateVersion, revision, filledForms } = document
  const answers = ownAnswers(document)
  // [CRT-11] Values of filled-in forms count like answers.
  const filled = filledForms === undefined ? {} : { filledForms }
  return sha256(canonicalJson({ referenceNumber, certificateTemplateVersion, revision, answers, ...filled }))
}
