import type { Field, LocalizedText, Section } from '@eksport/forms'

/** One thing that a column of a file can fill in: a part of an answer that has a cell of its own. */
export interface ImportColumn {
  /** Where the part stands in a line: `netWeight`, `productionPeriod.from`, `slaughterInformation.0.siteNumber`. */
  readonly id: string
  /** Where the whole answer stands, as the form asks for it. */
  readonly path: string
  /** The field that the cell is read as. */
  readonly field: Field
  readonly label: LocalizedText
  /** The heading that it stands under in the form. */
  readonly group: LocalizedText | undefined
  /** The form always asks for it. */
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

/** A declaration is a person's and never a file's; what the form shows without asking has no cell either. */
function columnsOf(field: Field, { id, path, group }: Place): readonly ImportColumn[] {
  const isRequired = field.required === true && field.when === undefined
  if (field.kind === 'date-range') {
    return ends.map(({ at, words }) => {
      const label = withWord(field.label, words)
      return { id: `${id}.${at}`, path, field: { kind: 'date', label }, label, group, isRequired }
    })
  }
  // Of what repeats, a row of a file has one.
  if (field.kind === 'list') {
    return Object.entries(field.fields).flatMap(([part, child]) =>
      columnsOf(child, { id: `${id}.0.${part}`, path, group }).map((column) => ({ ...column, isRequired: false })),
    )
  }
  const isNoCell = ['consent', 'fixed', 'multi-choice', 'international-phone'].includes(field.kind)
  return isNoCell ? [] : [{ id, path, field, label: field.label, group, isRequired }]
}

/** What a file can fill in of an item of these sections, in the order of the form; each place once. */
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
