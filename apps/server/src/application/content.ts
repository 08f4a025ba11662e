import { ownAnswers } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { canonicalJson, sha256 } from '../db/repositories/hash-chain.ts'

/** The hash of all that a certificate says: if one answer changes, the certificate is another. */
export function contentHash(document: ApplicationDocument): string {
  const { referenceNumber, certificateTemplateVersion, revision } = document
  return sha256(canonicalJson({ referenceNumber, certificateTemplateVersion, revision, answers: ownAnswers(document) }))
}
