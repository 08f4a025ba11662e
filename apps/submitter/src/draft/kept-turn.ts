import type { JournalKey } from '#src/lib/journal/journal-record.ts'
import { keepPart, takeUpPart } from '#src/lib/journal/kept-part.ts'
import type { Turned } from './use-turn.ts'

/** A choice that was kept by another release may have other parts than this one reads. */
const shape = 1

interface KeptTurn extends Turned {
  readonly shape: typeof shape
}

const isKept = (value: unknown): value is KeptTurn =>
  typeof value === 'object' && value !== null && 'shape' in value && value.shape === shape

const partOf = (draft: JournalKey) => ({ ...draft, part: 'valg av land og mal' })

/** [CRT-03] The choice of a page that is gone, which nobody has undone or accepted. */
export const takeUpTurn = (draft: JournalKey): Promise<Turned | undefined> =>
  takeUpPart(partOf(draft), (kept) => kept.findLast(isKept))

/** [CRT-03] Keeps a choice in this browser until it is undone or accepted: what went with it lies nowhere else. */
export const keepTurn = (draft: JournalKey, turned: Turned | undefined): Promise<void> =>
  keepPart(partOf(draft), turned && ({ ...turned, shape } satisfies KeptTurn))
