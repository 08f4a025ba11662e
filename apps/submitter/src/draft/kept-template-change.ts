import type { JournalKey } from '@eksport/portal/journal/journal-record.ts'
import { keepPart, takeUpPart } from '@eksport/portal/journal/kept-part.ts'
import type { TemplateChange } from './use-template-change.ts'

/** Version of the stored shape: a choice stored by another release may be shaped differently. */
const shape = 1

interface KeptTemplateChange extends TemplateChange {
  readonly shape: typeof shape
}

const isKept = (value: unknown): value is KeptTemplateChange =>
  typeof value === 'object' && value !== null && 'shape' in value && value.shape === shape

const partOf = (draft: JournalKey) => ({ ...draft, part: 'valg av land og mal' })

/** [CRT-03] Reads the choice of an earlier page load that has been neither undone nor accepted. */
export const readTemplateChange = (draft: JournalKey): Promise<TemplateChange | undefined> =>
  takeUpPart(partOf(draft), (kept) => kept.findLast(isKept))

/** [CRT-03] Stores a choice in this browser until it is undone or accepted, because the answers it removed are stored nowhere else. */
export const keepTemplateChange = (draft: JournalKey, templateChange: TemplateChange | undefined): Promise<boolean> =>
  keepPart(partOf(draft), templateChange && ({ ...templateChange, shape } satisfies KeptTemplateChange))
