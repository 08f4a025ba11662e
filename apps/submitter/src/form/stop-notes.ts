import type { StopReasons } from '@eksport/domain'
import {
  type Field,
  type FieldRecord,
  type Locale,
  type LocalizedText,
  locales,
  localize,
  type Section,
} from '@eksport/forms'
import { stopNotesTexts as texts } from './stop-notes.texts.ts'

type StopReason = StopReasons['templates'][number]['reasons'][number]

const inEach = (say: (locale: Locale) => string): LocalizedText => {
  const [nb, nn, en] = locales.map(say) as [string, string, string] // as many as there are languages
  return { nb, nn, en }
}

function noteOf({ kind, name, cases, of }: StopReason): LocalizedText {
  return inEach((locale) => {
    const note = localize(texts[kind], locale, { cases, of })
    return name === undefined ? note : localize(texts.named, locale, { name: name[locale], note })
  })
}

const isWithin = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`)

/** The field of these that asks the first of the answers that any asks. */
function fieldOf({ paths }: StopReason, fields: readonly string[], start: string): string | undefined {
  return paths
    .map((path) => fields.find((field) => isWithin(path, start + field) || isWithin(start + field, path)))
    .find((field) => field !== undefined)
}

const asSentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

/** Its help, and what is noted behind it. */
function withNote(field: Field, note: LocalizedText): Field {
  const help = field.hint ?? (field.kind === 'date' ? texts.dateFormat : undefined)
  return { ...field, hint: inEach((locale) => (help ? `${asSentence(help[locale])} ${note[locale]}` : note[locale])) }
}

/** [EXP-14] The sections with what applications were most often stopped for, each in the help of its field. `start` stands before their paths. */
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
  if (notes.size === 0) return sections
  const noted = (fields: FieldRecord): FieldRecord =>
    Object.fromEntries(
      Object.entries(fields).map(([path, field]) => {
        const note = notes.get(path)
        return [path, note === undefined ? field : withNote(field, note)]
      }),
    )
  return sections.map((section) => ({ ...section, fields: noted(section.fields) }))
}
