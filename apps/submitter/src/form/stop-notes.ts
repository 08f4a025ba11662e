import type { StopReasons } from '@eksport/domain'
import { type LocalizedText, localize, pathsMeet, type Section } from '@eksport/forms'
import { inEach, withNotes } from './field-notes.ts'
import { stopNotesTexts as texts } from './stop-notes.texts.ts'

type StopReason = StopReasons['templates'][number]['reasons'][number]

function noteOf({ kind, name, cases, of }: StopReason): LocalizedText {
  return inEach((locale) => {
    const note = localize(texts[kind], locale, { cases, of })
    return name === undefined ? note : localize(texts.named, locale, { name: name[locale], note })
  })
}

/** The field for a reason: the one that asks for the first of its paths that any field asks for. */
function fieldOf({ paths }: StopReason, fields: readonly string[], start: string): string | undefined {
  return paths
    .map((path) => fields.find((field) => pathsMeet(path, start + field)))
    .find((field) => field !== undefined)
}

/** [EXP-14] Adds to the hints of the fields what applications were most often stopped for. `start` prefixes the fields' paths. */
export function withStopNotes(
  sections: readonly Section[],
  reasons: readonly StopReason[],
  start = '',
): readonly Section[] {
  const asked = sections.flatMap(({ fields }) => Object.keys(fields))
  const notes = new Map(
    reasons.flatMap((reason) => {
      const field = fieldOf(reason, asked, start)
      return field === undefined ? [] : [[field, noteOf(reason)] as const]
    }),
  )
  return withNotes(sections, notes)
}
