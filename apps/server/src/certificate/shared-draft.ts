import { type BoxText, boxTexts, type CertificateDocument, findCertificate } from '@eksport/domain/documents'
import { relevantDocument } from '@eksport/domain/templates'
import type { Locale } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import { previewOf, printed } from './documents-of.ts'
import { previewFor } from './issued-view.ts'

export interface SharedDraft {
  readonly certificate: CertificateDocument
  readonly boxes: readonly BoxText[]
}

/** [EXP-12] The draft of a certificate, with its boxes as text. */
export async function sharedDraft(
  tx: Transaction,
  stored: ApplicationDocument,
  { lookups }: Pick<Deps, 'lookups'>,
  locale: Locale,
): Promise<SharedDraft> {
  const document = relevantDocument(stored)
  const definition = findCertificate(document.certificateTemplate)
  if (definition === undefined) throw new Refusal('TEMPLATE_REQUIRED')
  const certificate = previewOf(document, lookups, await previewFor(tx, document, locale))
  return { certificate, boxes: boxTexts(certificate, definition, printed(document)) }
}
