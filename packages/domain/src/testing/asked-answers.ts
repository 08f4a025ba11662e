import { type Field, type FieldRecord, setAt } from '@eksport/forms'
import type { CertificateTemplate } from '../templates/certificate-template.ts'
import { formOf, templates } from '../templates/index.ts'
import { given } from './a-rule-context.ts'

/** A single answer of a form, with a value that is not empty. */
export interface AskedAnswer {
  /** The path of its fact; an item's answer follows the path of its list, without an index. */
  readonly path: string
  /** Whether it belongs to the application or to a product line. */
  readonly of: 'application' | 'line'
  readonly at: string
  readonly value: unknown
}

const values: { readonly [K in Field['kind']]: (field: Extract<Field, { kind: K }>) => unknown } = {
  text: () => 'Eksempel',
  'text-list': ({ sample }) => [sample],
  email: () => 'eksempel@bedrift.example',
  phone: () => '+4700000009',
  'international-phone': () => ({ callingCode: '+47', number: '00004009' }),
  number: ({ min = 1 }) => min + 1,
  date: () => '2026-11-18',
  'date-range': () => ({ from: '2026-11-18', to: '2026-11-19' }),
  time: () => '12:30',
  choice: ({ options: [first] }) => first?.value,
  'multi-choice': ({ options }) => options.map(({ value }) => value),
  code: () => 'X1',
  'multi-code': () => ['X1', 'X2'],
  lookup: () => 'ST337',
  consent: ({ template }) => given(template),
  toggle: () => true,
  'yes-no': () => true,
  fixed: () => 'X1',
  list: ({ fields }) => [itemOf(fields)],
}

function sampleOf(field: Field): unknown {
  const make = values[field.kind] as (field: Field) => unknown // the table is keyed by the field's own kind
  return make(field)
}

const itemOf = (fields: FieldRecord): object =>
  Object.entries(fields).reduce((item, [path, field]) => setAt(item, path, sampleOf(field)), {})

/** The answer of a field; for a list, each answer of its items alone in one item. */
function answersOf(path: string, field: Field): { readonly path: string; readonly value: unknown }[] {
  const own = { path, value: sampleOf(field) }
  if (field.kind !== 'list') return [own]
  const ofItems = Object.entries(field.fields).flatMap(([name, part]) =>
    answersOf(name, part).map((inside) => ({
      path: `${path}.${inside.path}`,
      value: [setAt({}, name, inside.value)],
    })),
  )
  return [own, ...ofItems]
}

const askedIn = (of: AskedAnswer['of'], fields: FieldRecord): AskedAnswer[] =>
  Object.entries(fields).flatMap(([at, field]) =>
    answersOf(at, field).map(({ path, value }) => ({
      path: of === 'line' ? `productLines.${path}` : path,
      of,
      at,
      value,
    })),
  )

/** Every answer that a form can ask for, whatever its conditions, including those in nested lists. */
export const askedBy = ({ steps }: CertificateTemplate): AskedAnswer[] =>
  steps.flatMap(({ sections, items }) => [
    ...sections.flatMap(({ fields }) => askedIn('application', fields)),
    ...(items?.sections ?? []).flatMap(({ fields }) => askedIn('line', fields)),
  ])

/** The answers that any form asks for in either format, each path once. */
export const everyAskedAnswer: readonly AskedAnswer[] = [
  ...new Map(
    templates
      .flatMap((template) => [...askedBy(template), ...askedBy(formOf(template, { applicationFormat: 'PDF' }))])
      .map((asked) => [asked.path, asked]),
  ).values(),
]
