import type { JournalKey } from '@eksport/portal/journal/journal-record.ts'
import { keepPart, takeUpPart } from '@eksport/portal/journal/kept-part.ts'
import type { TemplateChange } from './use-template-change.ts'

/** A choice that was kept by another release may have other parts than this one reads. */
const shape = 1

interface KeptTemplateChange extends TemplateChange {
  readonly shape: typeof shape
}

const isKept = (value: unknown): value is KeptTemplateChange =>
  typeof value === 'object' && value !== null && 'shape' in value && value.shape === shape

const partOf = (draft: JournalKey) => ({ ...draft, part: 'valg av land og mal' })

/** [CRT-03] The choice of a page that is gone, which nobody has undone or accepted. */
export const readTemplateChange = (draft: JournalKey): Promise<TemplateChange | undefined> =>
  takeUpPart(partOf(draft), (kept) => kept.findLast(isKept))

/** [CRT-03] Keeps a choice in this browser until it is undone or accepted: what went with it lies nowhere else. */
export const keepTemplateChange = (draft: JournalKey, templateChange: TemplateChange | undefined): Promise<boolean> =>
  keepPart(partOf(draft), templateChange && ({ ...templateChange, shape } satisfies KeptTemplateChange))
