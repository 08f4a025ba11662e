import type { ProductLine } from '@eksport/domain'
import { isMissing } from '@eksport/domain/templates'
import { type Answers, getAt, itemsAt, type ListField, type Section, setAt, visibleFields } from '@eksport/forms'

const periodParts = ['from', 'to'] as const

/** Paths of the dates in a list of a line, each with the other line's date from its first item that has one. */
function datesInList(path: string, { fields }: ListField, line: Answers, source: Answers) {
  const dates = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'date' ? [name] : []))
  return itemsAt(line, path).flatMap((_, index) =>
    dates.map((name) => {
      const given = itemsAt(source, path).find((item) => !isMissing(getAt(item, name)))
      return [`${path}.${index}.${name}`, given && getAt(given, name)] as const
    }),
  )
}

/** Whether these sections ask for dates. */
export const asksDates = (sections: readonly Section[]): boolean =>
  sections.some(({ fields }) =>
    Object.values(fields).some(
      (field) =>
        field.kind === 'date' ||
        field.kind === 'date-range' ||
        (field.kind === 'list' && Object.values(field.fields).some(({ kind }) => kind === 'date')),
    ),
  )

/** Paths of the dates asked of a line, each with another line's date if it has one. */
const givenDates = (source: Answers, line: Answers, sections: readonly Section[]) =>
  visibleFields(sections, line)
    .flatMap(({ path, field }) => {
      if (field.kind === 'date') return [[path, getAt(source, path)] as const]
      if (field.kind === 'date-range')
        return periodParts.map((part) => [`${path}.${part}`, getAt(source, `${path}.${part}`)] as const)
      return field.kind === 'list' ? datesInList(path, field, line, source) : []
    })
    .filter(([, value]) => !isMissing(value))

/** Whether a line has any of the dates asked of it. */
export const hasDates = (line: ProductLine, sections: readonly Section[]): boolean =>
  givenDates({ ...line }, { ...line }, sections).length > 0

/** [EXP-05] Fills the missing dates of a line from another: goods packed together usually share production and slaughter dates. */
export function withDatesOf(source: ProductLine, line: ProductLine, sections: readonly Section[]): ProductLine {
  const own: Answers = { ...line }
  const lacking = givenDates({ ...source }, own, sections).filter(([path]) => isMissing(getAt(own, path)))
  // Still the same line, with some of its dates filled in.
  return lacking.reduce((filled, [path, value]) => setAt(filled, path, value), line)
}
