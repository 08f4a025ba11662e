import { type ApplicationDraft, ownAnswers } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { canonicalJson } from '../db/repositories/hash-chain.ts'

/** The answers as the exporter left them, where some of them are hidden now; nothing where all that is kept also counts. */
export function keptDraft(document: ApplicationDocument, relevant: ApplicationDocument): ApplicationDraft | undefined {
  const [all, counted] = [ownAnswers(document), ownAnswers(relevant)]
  return canonicalJson(all) === canonicalJson(counted) ? undefined : (all as ApplicationDraft) // the stored draft's own parts
}
