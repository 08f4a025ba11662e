import { foreignCharacters } from '@eksport/forms'
import { everyClause, type FormField, type FormPlan, fieldsOf } from './form-plan.ts'
import type { FormValues } from './known-values.ts'

/** Why a filled-in file cannot be accepted: a field is too long, has letters that are not Latin, or lacks line numbers. */
export interface FormFault {
  readonly kind: 'too-long' | 'not-latin' | 'lines'
  readonly no: string
  readonly found: string
  readonly max: number
}

const maxFound = 20

/** The characters that are not allowed, each once. */
const foreign = (text: string) => foreignCharacters(text, 'text').slice(0, maxFound).join('')

function textFault({ no, max }: FormField, text: string): FormFault | undefined {
  const count = [...text].length
  if (count > max) return { kind: 'too-long', no, found: String(count), max }
  const found = foreign(text)
  return found === '' ? undefined : { kind: 'not-latin', no, found, max }
}

/** Line numbers in the form `1–3, 5`, counted from zero; undefined where they cannot be read. */
export function readLineNumbers(text: string, rows: number): readonly number[] | undefined {
  const numbers: number[] = []
  for (const part of text.split(',')) {
    const [, from, to = from] = /^\s*(\d{1,3})\s*(?:[-–]\s*(\d{1,3}))?\s*$/.exec(part) ?? []
    if (from === undefined) return undefined
    const [first, last] = [Number(from), Number(to)]
    if (first < 1 || last < first || last > rows) return undefined
    for (let number = first; number <= last; number += 1) numbers.push(number - 1)
  }
  return [...new Set(numbers)].toSorted((one, other) => one - other)
}

/** [CRT-11] The first fault that makes a file unreadable as this form. Values that we filled in are not checked. */
export function formFault(plan: FormPlan, values: FormValues, known: FormValues): FormFault | undefined {
  for (const [name, field] of fieldsOf(plan)) {
    const text = values[name]
    if (text === undefined || field.kind === 'tick' || text === known[name]) continue
    const fault = textFault(field, text)
    if (fault !== undefined) return fault
  }
  for (const { tick, lines } of everyClause(plan)) {
    const text = values[lines.name]
    if (text === undefined) continue
    const isReadable = values[tick.name] !== undefined && readLineNumbers(text, plan.table.rows) !== undefined
    if (!isReadable) return { kind: 'lines', no: tick.no, found: text, max: plan.table.rows }
  }
  return undefined
}
