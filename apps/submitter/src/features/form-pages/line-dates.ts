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

/** Paths of the dates that are asked of a line, each with what another line has there, where it has something. */
const givenDates = (source: Answers, line: Answers, sections: readonly Section[]) =>
  visibleFields(sections, line)
    .flatMap(({ path, field }) => {
      if (field.kind === 'date') return [[path, getAt(source, path)] as const]
      if (field.kind === 'date-range')
        return periodParts.map((part) => [`${path}.${part}`, getAt(source, `${path}.${part}`)] as const)
      return field.kind === 'list' ? datesInList(path, field, line, source) : []
    })
    .filter(([, value]) => !isMissing(value))

/** Whether a line has any of the dates that are asked of it. */
export const hasDates = (line: ProductLine, sections: readonly Section[]): boolean =>
  givenDates({ ...line }, { ...line }, sections).length > 0

/** [EXP-05] A line with the dates of another where it has none: what is packed together is mostly produced and slaughtered together. */
export function withDatesOf(source: ProductLine, line: ProductLine, sections: readonly Section[]): ProductLine {
  const own: Answers = { ...line }
  const lacking = givenDates({ ...source }, own, sections).filter(([path]) => isMissing(getAt(own, path)))
  // The same line, some of its dates filled in.
  return lacking.reduce((filled, [path, value]) => setAt(filled, path, value), line)
}
