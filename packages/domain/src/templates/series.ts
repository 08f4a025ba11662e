import {
  type Answers,
  type ConsentField,
  getAt,
  holds,
  type LocalizedText,
  type Section,
  type Step,
  setAt,
  visibleFields,
} from '@eksport/forms'
import type { ApplicationDraft } from '../application/draft.ts'
import { type ImportColumn, importColumns } from '../goods/line-import/columns.ts'
import { findTemplate } from './find-template.ts'
import { formOf } from './steps/pdf-form.ts'

/** What differs between rows, in the order of the sheet: what a copy leaves out, and the amounts of each line. */
const ofConsignment: Readonly<Record<string, LocalizedText | undefined>> = {
  'transport.containers.0.number': { nb: 'Container', nn: 'Container', en: 'Container' },
  'transport.containers.0.seals.0.number': { nb: 'Plombe', nn: 'Plombe', en: 'Seal' },
  'consignor.internalReference': undefined,
  'transport.dateOfDeparture': undefined,
  'transport.timeOfDeparture': undefined,
  'certificateRetrieval.date': { nb: 'Hentes, dato', nn: 'Hentast, dato', en: 'Pickup, date' },
  'certificateRetrieval.time': { nb: 'Hentes, tid', nn: 'Hentast, tid', en: 'Pickup, time' },
  'control.dispatchDate': { nb: 'Kontroll, dato', nn: 'Kontroll, dato', en: 'Inspection, date' },
  'control.dispatchTime': { nb: 'Kontroll, tid', nn: 'Kontroll, tid', en: 'Inspection, time' },
  'transport.flightNumber': undefined,
  'transport.vessel.name': undefined,
  'transport.vessel.imoNumber': undefined,
  'transport.registrationNumber': undefined,
  'transport.wagonNumber': undefined,
  'transport.transportId': undefined,
  'transport.transportDocument': undefined,
}

const ofLine = [
  'lotNumber',
  'packaging.numberOfPackages',
  'netWeight',
  'productionPeriod.from',
  'productionPeriod.to',
  'slaughterInformation.0.fromDate',
  'slaughterInformation.0.toDate',
] as const

/** The number of consignment columns before those of the lines: container and seal. */
const beforeLines = 2

/** The items of a list; empty if there is no list. */
function linesAt(answers: Answers, path: string): readonly Answers[] {
  const list = getAt(answers, path)
  return Array.isArray(list) ? list : []
}

/** Sections with the fields that are asked for in these answers. */
const asked = (sections: readonly Section[], answers: Answers, root: Answers = answers): readonly Section[] =>
  sections
    .filter(({ when }) => holds(when, answers, root))
    .map((section) => ({
      ...section,
      fields: Object.fromEntries(
        Object.entries(section.fields).filter(([, field]) => holds(field.when, answers, root)),
      ) as Section['fields'], // some of the same
    }))

const shownSteps = (draft: ApplicationDraft): readonly Step[] => {
  const template = findTemplate(draft.certificateTemplate)
  return template === undefined ? [] : formOf(template, draft).steps.filter(({ when }) => holds(when, { ...draft }))
}

const numbered = (label: LocalizedText, line: number): LocalizedText => ({
  nb: `${label.nb}, linje ${line}`,
  nn: `${label.nn}, linje ${line}`,
  en: `${label.en}, line ${line}`,
})

/** For a repeating part of a line, one column for each item that the base has. */
function repeated(column: ImportColumn, line: Answers): readonly ImportColumn[] {
  const count = column.id.includes('.0.') ? linesAt(line, column.path).length : 1
  return Array.from({ length: Math.max(1, count) }, (_, index) =>
    index === 0
      ? column
      : { ...column, id: column.id.replace('.0.', `.${index}.`), label: numbered(column.label, index + 1) },
  )
}

function lineColumns(step: Step, draft: ApplicationDraft): readonly ImportColumn[] {
  const { items } = step
  if (items === undefined) return []
  const root = { ...draft }
  const lines = linesAt(root, items.path)
  return lines.flatMap((line, index) => {
    const columns = importColumns(asked(items.sections, line, root))
    return ofLine
      .flatMap((id) => columns.filter((column) => column.id === id))
      .flatMap((column) => repeated(column, line))
      .map((column) => ({
        ...column,
        id: `${items.path}.${index}.${column.id}`,
        path: `${items.path}.${index}.${column.path}`,
        ...(lines.length > 1 && { label: numbered(column.label, index + 1) }),
      }))
  })
}

/**
 * [EXP-10] The columns of a series of applications like this one: what its form asks for and what belongs to one consignment.
 * Everything else is the same in all rows. The id of a column is the path of its answer in the application.
 */
export function seriesColumns(draft: ApplicationDraft): readonly ImportColumn[] {
  const steps = shownSteps(draft)
  const known = new Map(
    steps.flatMap(({ sections }) => importColumns(asked(sections, { ...draft }))).map((column) => [column.id, column]),
  )
  const own = Object.entries(ofConsignment).flatMap(([id, label]): ImportColumn[] => {
    const column = known.get(id)
    if (column === undefined) return []
    return [label === undefined ? column : { ...column, label, field: { ...column.field, label } }]
  })
  const first = own.filter(({ id }) => id.startsWith('transport.containers.')).slice(0, beforeLines)
  const lines = steps.flatMap((step) => lineColumns(step, draft))
  return [...first, ...lines, ...own.filter((column) => !first.includes(column))]
}

/** A declaration that a row asks for. */
interface AskedDeclaration {
  readonly path: string
  readonly field: ConsentField
}

/** [EXP-10] [CRT-03] The declarations that an application asks for. None is copied to a row: a person gives them. */
export function seriesDeclarations(draft: ApplicationDraft): readonly AskedDeclaration[] {
  const root = { ...draft }
  const consents = (sections: readonly Section[], answers: Answers, prefix: string) =>
    visibleFields(sections, answers, root).flatMap(({ path, field }) =>
      field.kind === 'consent' ? [{ path: `${prefix}${path}`, field }] : [],
    )
  return shownSteps(draft).flatMap(({ sections, items }) => [
    ...consents(sections, root, ''),
    ...(items === undefined
      ? []
      : linesAt(root, items.path).flatMap((line, index) => consents(items.sections, line, `${items.path}.${index}.`))),
  ])
}

/** The declaration at a path, whether or not it is asked for now; undefined where there is none. */
export function declarationAt(draft: ApplicationDraft, path: string): ConsentField | undefined {
  const template = findTemplate(draft.certificateTemplate)
  const steps: readonly Step[] = template === undefined ? [] : formOf(template, draft).steps
  const fields = steps.flatMap(({ sections, items }) => [
    ...sections.map((section) => section.fields[path]),
    ...(items?.sections ?? []).map((section) => section.fields[path.replace(/^\w+\.\d+\./, '')]),
  ])
  return fields.find((field): field is ConsentField => field?.kind === 'consent')
}

/** The paths that the sheet can write; nothing else of an application can differ between rows. */
export const seriesPaths = (draft: ApplicationDraft): ReadonlySet<string> =>
  new Set([...seriesColumns(draft).map(({ id }) => id), ...seriesDeclarations(draft).map(({ path }) => path)])

/** Answers by their paths in the application; `undefined` and `null` remove an answer. */
export type SeriesValues = Readonly<Record<string, unknown>>

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')))

/** Removes the only entry of a list with its last answer; otherwise an empty container or seal would lack its number. */
function withoutEmpty<D extends object>(draft: D, entry: string): D {
  const path = parentOf(entry)
  const list = entry.endsWith('.0') ? getAt(draft, path) : undefined
  const entries: readonly object[] = Array.isArray(list) ? list : []
  if (entries.length !== 1 || entries.some((one) => Object.keys(one).length > 0)) return draft
  return withoutEmpty(setAt(draft, path, undefined), parentOf(path))
}

/** The application with the answers of a row. */
export const withSeriesValues = <D extends object>(draft: D, values: SeriesValues): D =>
  Object.entries(values).reduce((all, [path, value]) => {
    const isTaken = value === undefined || value === null
    return isTaken ? withoutEmpty(setAt(all, path, undefined), parentOf(path)) : setAt(all, path, value)
  }, draft)

const keyPaths = ['transport.containers.0.number', 'transport.dateOfDeparture'] as const

/** Identifies a row by its container and departure, so that pasting the same sheet twice adds nothing. */
export function seriesKey(draft: object): string | undefined {
  const [container, departure] = keyPaths.map((path) => getAt(draft, path))
  if (typeof container !== 'string' || container.trim() === '') return undefined
  return `${container.replaceAll(/[\s.-]/g, '').toUpperCase()} ${typeof departure === 'string' ? departure : ''}`
}
