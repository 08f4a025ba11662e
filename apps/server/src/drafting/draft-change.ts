import type { ApplicationDraft } from '@eksport/domain'
import { askedDeclarations, changeTemplate, movedToNewest } from '@eksport/domain/templates'
import { type ApplicationDocument, storedDraft } from '../db/application-document.ts'

interface DraftChange {
  readonly answers: ApplicationDraft
  /** [CRT-03] Answers that go because the template or the country is another one. */
  readonly withdrawn: readonly string[]
  /** [CRT-04] The version of the template that it was stored with, where it moves to a newer one. */
  readonly versionBefore: number | undefined
}

/** What was found of a draft that is being saved: what refuses it, what stores it and what answers it ask the same. */
const found = new WeakMap<ApplicationDraft, { readonly before: ApplicationDocument; readonly change: DraftChange }>()

/** What saving these answers makes of a stored draft. */
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
