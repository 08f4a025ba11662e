import type { Remark, Sharing } from '@eksport/api'
import { type Answers, getAt, localize, type Section } from '@eksport/forms'
import { inEach, withNotes } from './field-notes.ts'
import { remarkNotesTexts as texts } from './remark-notes.texts.ts'

/** The answer that a remark is about: the one it names, or the first that its box is made of. */
export function pathOf({ box: no, path }: Remark, { boxes }: Sharing): string | undefined {
  return path ?? boxes.find((box) => box.no === no)?.answers[0]?.path
}

/** [EXP-12] Adds what the receiver of the goods proposes to the hints of the fields; left out where the answer already says it. */
export function withRemarkNotes(sections: readonly Section[], sharing: Sharing, answers: Answers): readonly Section[] {
  const remarks = sharing.links.flatMap(({ answer }) => answer?.remarks ?? [])
  const notes = new Map(
    remarks.flatMap((remark) => {
      const path = pathOf(remark, sharing)
      if (path === undefined || getAt(answers, path) === remark.text) return []
      const words = remark.path === undefined ? texts.ofBox : texts.ofAnswer
      return [[path, inEach((locale) => localize(words, locale, { box: remark.box, text: remark.text }))] as const]
    }),
  )
  return withNotes(sections, notes)
}
