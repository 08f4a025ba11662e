import { type Field, type FieldRecord, type Locale, type LocalizedText, locales, type Section } from '@eksport/forms'

export const inEach = (say: (locale: Locale) => string): LocalizedText => {
  const [nb, nn, en] = locales.map(say) as [string, string, string] // as many as there are languages
  return { nb, nn, en }
}

/** What a date's own help is, which a hint stands in place of. */
const dateFormat = { nb: 'dd.mm.åååå', nn: 'dd.mm.åååå', en: 'dd.mm.yyyy' } as const

const asSentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

/** Its help, and what is noted behind it. */
function withNote(field: Field, note: LocalizedText): Field {
  const help = field.hint ?? (field.kind === 'date' ? dateFormat : undefined)
  return { ...field, hint: inEach((locale) => (help ? `${asSentence(help[locale])} ${note[locale]}` : note[locale])) }
}

/** The sections with a note in the help of each field that has one, by its path. */
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
