import { type ClarificationQuestion, lineOf, type Pin } from '../../application/clarification.ts'
import { allLinesFact } from '../../facts/pin-words.ts'
import type { ChangedFact } from './changed-facts.ts'

/** Whether what was changed is what a pin is about: the same place, a part of its line, or any line where all are pinned. */
function covers(pin: Pin, changed: Pin): boolean {
  if (lineOf(pin) === undefined && pin.fact === allLinesFact) return lineOf(changed) !== undefined
  if (lineOf(pin) !== lineOf(changed)) return false
  return pin.fact === undefined || changed.fact === undefined || pin.fact === changed.fact
}

/** [ACT-08] What of the exporter's changes one question is about; with everything unlocked that is each of them. */
export const changesFor = (
  { pins, unlocksAll }: Pick<ClarificationQuestion, 'pins' | 'unlocksAll'>,
  changes: readonly ChangedFact[],
): readonly ChangedFact[] =>
  unlocksAll ? changes : changes.filter((change) => pins.some((pin) => covers(pin, change.pin)))

/** What has been done about one question. */
interface Answered {
  /** What of it has been changed. */
  readonly changes: number
  readonly words: string
  /** Files that were put to its answer. */
  readonly files: number
}

/** [ACT-08] A question is done by words or by a changed field; files are told about in words. */
export const isAnswered = ({ changes, words, files }: Answered): boolean =>
  words.trim() !== '' || (changes > 0 && files === 0)
