import type { ApplicationDraft } from '@eksport/domain'
import { askedDeclarations, changeTemplate, movedToNewest } from '@eksport/domain/templates'
import { type ApplicationDocument, storedDraft } from '../db/application-document.ts'

interface DraftChange {
  readonly answers: ApplicationDraft
  /** [CRT-03] Answers that are removed because template or country changed. */
  readonly withdrawn: readonly string[]
  /** [CRT-04] The template version it was stored with, if it moves to a newer one. */
  readonly versionBefore: number | undefined
}

/** A cache: refusing, storing and answering a save all ask for the same change. */
const found = new WeakMap<ApplicationDraft, { readonly before: ApplicationDocument; readonly change: DraftChange }>()

/** The result of saving these answers to a stored draft. */
export function draftChange(before: ApplicationDocument, draft: ApplicationDraft): DraftChange {
  const known = found.get(draft)
  if (known?.before === before) return known.change
  const change = changeOf(before, draft)
  found.set(draft, { before, change })
  return change
}

function changeOf(before: ApplicationDocument, draft: ApplicationDraft): DraftChange {
  const stored = storedDraft(before)
  const changed = changeTemplate(stored, draft)
  const answers = askedDeclarations(changed.answers)
  const moved = movedToNewest(before, answers)
  return { answers, withdrawn: [...changed.withdrawn, ...moved.withdrawn], versionBefore: moved.versionBefore }
}
