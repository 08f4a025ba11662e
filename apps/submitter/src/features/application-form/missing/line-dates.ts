import type { ProductLine } from '@eksport/domain'
import { isMissing } from '@eksport/domain/templates'
import { type Answers, getAt, type ListField, type Section, setAt, visibleFields } from '@eksport/forms'

const periodParts = ['from', 'to'] as const

const itemsAt = (answers: Answers, path: string): readonly Answers[] => {
  const items = getAt(answers, path)
  return Array.isArray(items) ? items : []
}

/** Paths of the dates in a list of a line, each with what the other line has in the first item that has it. */
function datesInList(path: string, { fields }: ListField, line: Answers, source: Answers) {
  const dates = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'date' ? [name] : []))
  return itemsAt(line, path).flatMap((_, index) =>
    dates.map((name) => {
      const given = itemsAt(source, path).find((item) => !isMissing(getAt(item, name)))
      return [`${path}.${index}.${name}`, given && getAt(given, name)] as const
    }),
  )
}

/** Whether dates are asked in these sections. */
export const asksDates = (sections: readonly Section[]): boolean =>
  sections.some(({ fields }) =>
    Object.values(fields).some(
      (field) =>
        field.kind === 'date' ||
        field.kind === 'date-range' ||
        (field.kind === 'list' && Object.values(field.fields).some(({ kind }) => kind === 'date')),
    ),
  )

/** [EXP-05] A line with the dates of another where it has none: what is packed together is mostly produced and slaughtered together. */
export function withDatesOf(source: ProductLine, line: ProductLine, sections: readonly Section[]): ProductLine {
  const [given, own]: readonly Answers[] = [{ ...source }, { ...line }]
  if (given === undefined || own === undefined) return line
  const dates = visibleFields(sections, own).flatMap(({ path, field }) => {
    if (field.kind === 'date') return [[path, getAt(given, path)] as const]
    if (field.kind === 'date-range')
      return periodParts.map((part) => [`${path}.${part}`, getAt(given, `${path}.${part}`)] as const)
    return field.kind === 'list' ? datesInList(path, field, own, given) : []
  })
  const lacking = dates.filter(([path, value]) => !isMissing(value) && isMissing(getAt(own, path)))
  // The same line, some of its dates filled in.
  return lacking.reduce((filled, [path, value]) => setAt(filled, path, value), line)
}
