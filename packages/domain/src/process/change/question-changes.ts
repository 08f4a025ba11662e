import { type ClarificationQuestion, lineOf, type Pin } from '../../application/clarification.ts'
import { allLinesFact } from '../../facts/pin-words.ts'
import type { ChangedFact } from './changed-facts.ts'

/** Whether a change is within a pin: the same place, a part of its line, or any line where all are pinned. */
function covers(pin: Pin, changed: Pin): boolean {
  if (lineOf(pin) === undefined && pin.fact === allLinesFact) return lineOf(changed) !== undefined
  if (lineOf(pin) !== lineOf(changed)) return false
  return pin.fact === undefined || changed.fact === undefined || pin.fact === changed.fact
}

/** [ACT-08] The exporter's changes that answer one question; all of them where everything is unlocked. */
export const changesFor = (
  { pins, unlocksAll }: Pick<ClarificationQuestion, 'pins' | 'unlocksAll'>,
  changes: readonly ChangedFact[],
): readonly ChangedFact[] =>
  unlocksAll ? changes : changes.filter((change) => pins.some((pin) => covers(pin, change.pin)))

/** What has been done about one question. */
interface Answered {
  /** The number of its changes. */
  readonly changes: number
  readonly words: string
  /** The number of files attached to its answer. */
  readonly files: number
}

/** [ACT-08] Whether a question is answered: by words or by a changed field. Files need words that explain them. */
export const isAnswered = ({ changes, words, files }: Answered): boolean =>
  words.trim() !== '' || (changes > 0 && files === 0)
