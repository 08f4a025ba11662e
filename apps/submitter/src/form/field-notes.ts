import { type Field, type FieldRecord, type Locale, type LocalizedText, locales, type Section } from '@eksport/forms'

export const inEach = (say: (locale: Locale) => string): LocalizedText => {
  const [nb, nn, en] = locales.map(say) as [string, string, string] // One entry per language.
  return { nb, nn, en }
}

/** The default hint of a date field, which a hint of its own would replace. */
const dateFormat = { nb: 'dd.mm.åååå', nn: 'dd.mm.åååå', en: 'dd.mm.yyyy' } as const

const asSentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

/** Appends the note to the field's hint. */
function withNote(field: Field, note: LocalizedText): Field {
  const help = field.hint ?? (field.kind === 'date' ? dateFormat : undefined)
  return { ...field, hint: inEach((locale) => (help ? `${asSentence(help[locale])} ${note[locale]}` : note[locale])) }
}

/** Adds each note to the hint of its field; `notes` is keyed by the field's path. */
export function withNotes(sections: readonly Section[], notes: ReadonlyMap<string, LocalizedText>): readonly Section[] {
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
