import type { Field, LocalizedText, Section } from '@eksport/forms'

/** What one column of a file can fill in: a part of an answer that fits in one cell. */
export interface ImportColumn {
  /** The path of the part in a line: `netWeight`, `productionPeriod.from`, `slaughterInformation.0.siteNumber`. */
  readonly id: string
  /** The path of the whole answer, as the form has it. */
  readonly path: string
  /** The field as which the cell is read. */
  readonly field: Field
  readonly label: LocalizedText
  /** Its heading in the form. */
  readonly group: LocalizedText | undefined
  /** The form always requires it. */
  readonly isRequired: boolean
}

const ends = [
  { at: 'from', words: { nb: 'fra', nn: 'frå', en: 'from' } },
  { at: 'to', words: { nb: 'til', nn: 'til', en: 'to' } },
] as const

const withWord = (label: LocalizedText, word: LocalizedText): LocalizedText => ({
  nb: `${label.nb} ${word.nb}`,
  nn: `${label.nn} ${word.nn}`,
  en: `${label.en} ${word.en}`,
})

interface Place {
  readonly id: string
  readonly path: string
  readonly group: LocalizedText | undefined
}

/** The columns of a field. A declaration must be given by a person, not a file; neither do fixed values have a column. */
function columnsOf(field: Field, { id, path, group }: Place): readonly ImportColumn[] {
  const isRequired = field.required === true && field.when === undefined
  if (field.kind === 'date-range') {
    return ends.map(({ at, words }) => {
      const label = withWord(field.label, words)
      return { id: `${id}.${at}`, path, field: { kind: 'date', label }, label, group, isRequired }
    })
  }
  // Of a repeating answer, a row of a file has one.
  if (field.kind === 'list') {
    return Object.entries(field.fields).flatMap(([part, child]) =>
      columnsOf(child, { id: `${id}.0.${part}`, path, group }).map((column) => ({ ...column, isRequired: false })),
    )
  }
  const isNoCell = ['consent', 'fixed', 'multi-choice', 'international-phone'].includes(field.kind)
  return isNoCell ? [] : [{ id, path, field, label: field.label, group, isRequired }]
}

/** The columns that can fill in an item of these sections, in the order of the form, each path once. */
export function importColumns(sections: readonly Section[]): readonly ImportColumn[] {
  const columns = new Map<string, ImportColumn>()
  for (const { title: group, fields, when } of sections) {
    for (const [path, field] of Object.entries(fields)) {
      for (const column of columnsOf(field, { id: path, path, group })) {
        const known = columns.get(column.id)
        if (known === undefined) columns.set(column.id, when === undefined ? column : { ...column, isRequired: false })
      }
    }
  }
  return [...columns.values()]
}
