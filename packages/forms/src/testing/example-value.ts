import type { Field, FieldKind } from '../define/field.ts'
import { consentTo } from '../kinds/consent/consent.ts'
import { addDays } from '../time/plain-date.ts'
import { today } from '../time/zone.ts'
import type { ExampleSetup } from './examples.ts'

function codes(list: string, setup: ExampleSetup): string[] {
  return [...(setup.context.codes?.[list] ?? ['X'])]
}

const sample = 'Eksempel'

function padded(length: number): string {
  const wanted = Math.max(length, sample.length)
  return sample.repeat(Math.ceil(wanted / sample.length)).slice(0, wanted)
}

/** A value that each kind accepts; the fullest example has the longest text and the most codes. */
const makers: Readonly<Record<FieldKind, (field: never, setup: ExampleSetup, isFull: boolean) => unknown>> = {
  text: (field: Extract<Field, { kind: 'text' }>, _setup, isFull) => {
    if (field.digits !== undefined) return '0'.repeat(field.digits)
    const max = field.max ?? 255
    return isFull ? padded(max).slice(0, max) : padded(field.min ?? 0).slice(0, max)
  },
  email: () => 'eksempel@bedrift.example',
  phone: (field: Extract<Field, { kind: 'phone' }>) => '+4700000009'.slice(0, field.max ?? 20),
  'international-phone': (field: Extract<Field, { kind: 'international-phone' }>) => ({
    callingCode: field.defaultCallingCode ?? '+47',
    number: '00004009',
  }),
  number: (field: Extract<Field, { kind: 'number' }>, setup, isFull) => {
    if (field.source) return Number(codes(field.source, setup)[0])
    return isFull ? (field.max ?? 1000) : (field.min ?? 1)
  },
  date: (_field: Field, setup) => addDays(today(setup.context.now, setup.context.timeZone), 1),
  'date-range': (_field: Field, setup) => ({
    from: addDays(today(setup.context.now, setup.context.timeZone), -2),
    to: addDays(today(setup.context.now, setup.context.timeZone), -1),
  }),
  time: () => '12:00',
  choice: (field: Extract<Field, { kind: 'choice' }>) => field.options[0]?.value,
  'multi-choice': (field: Extract<Field, { kind: 'multi-choice' }>, _setup, isFull) =>
    field.options.slice(0, isFull ? undefined : 1).map((option) => option.value),
  code: (field: Extract<Field, { kind: 'code' }>, setup) => field.initial ?? codes(field.codeList, setup)[0],
  'multi-code': (field: Extract<Field, { kind: 'multi-code' }>, setup, isFull) =>
    codes(field.codeList, setup).slice(0, isFull ? (field.max ?? 3) : (field.min ?? 1)),
  lookup: (field: Extract<Field, { kind: 'lookup' }>, setup) => codes(field.source, setup)[0],
  'text-list': (field: Extract<Field, { kind: 'text-list' }>) => [field.sample],
  consent: (field: Extract<Field, { kind: 'consent' }>) => consentTo(field, true),
  toggle: () => false,
  'yes-no': () => false,
  fixed: () => sample,
  list: () => [],
}

/** An answer that the field accepts, the shortest or the longest. */
export function exampleValue(field: Field, setup: ExampleSetup, isFull: boolean): unknown {
  const make = makers[field.kind] as (field: Field, setup: ExampleSetup, isFull: boolean) => unknown // the table is keyed by the field's own kind
  return make(field, setup, isFull)
}

/** A value that the field must refuse, with the issue that it gives; `at` is the part of a compound answer. */
export interface BrokenValue {
  readonly value: unknown
  readonly code: string
  readonly at?: string
}

type Breaker = (field: never, setup: ExampleSetup) => readonly BrokenValue[]

const breakers: Readonly<Record<FieldKind, Breaker>> = {
  text: (field: Extract<Field, { kind: 'text' }>) => {
    if (field.digits !== undefined)
      return ['9'.repeat(field.digits - 2), 'ABCD'].map((value) => ({ value, code: 'digitCount' }))
    const max = field.max ?? 255
    const tooLong = field.maxCode ?? (field.max === undefined ? 'textTooLong' : 'tooLong')
    return [
      { value: 'a'.repeat(max + 1), code: tooLong },
      { value: 'Пример', code: `${field.charset ?? 'text'}Charset` },
      ...(field.charset === 'name' ? [{ value: 'Ola 2', code: 'nameCharset' }] : []),
      ...(field.min === undefined ? [] : [{ value: 'a'.repeat(field.min - 1), code: field.minCode ?? 'tooShort' }]),
    ]
  },
  email: () => [{ value: 'eksempel', code: 'email' }],
  phone: (field: Extract<Field, { kind: 'phone' }>) => [
    { value: '12a', code: 'phoneDigits' },
    ...(field.min === undefined ? [] : [{ value: '1'.repeat(field.min - 1), code: 'phoneTooShort' }]),
    { value: '1'.repeat((field.max ?? 20) + 1), code: 'phoneTooLong' },
  ],
  'international-phone': () => [
    { value: { callingCode: '+86', number: 'abc' }, code: 'phoneDigits', at: 'number' },
    { value: { callingCode: '+86', number: '+47123' }, code: 'phoneWithCallingCode', at: 'number' },
    { value: { callingCode: '86', number: '123' }, code: 'callingCode', at: 'callingCode' },
  ],
  number: (field: Extract<Field, { kind: 'number' }>) => [
    ...(field.min === undefined ? [] : [{ value: field.min - 1, code: field.minCode ?? 'tooSmall' }]),
    ...(field.max === undefined ? [] : [{ value: field.max + 1, code: field.maxCode ?? 'tooLarge' }]),
    ...(field.source ? [{ value: (field.max ?? 1) - 1, code: field.sourceCode ?? 'unknownCode' }] : []),
    ...(field.decimals === 2 ? [{ value: 1.234, code: field.decimalsCode ?? 'twoDecimals' }] : []),
    ...(field.decimals === undefined
      ? [{ value: (field.min ?? 0) + 0.5, code: field.decimalsCode ?? 'wholeNumber' }]
      : []),
  ],
  date: (field: Extract<Field, { kind: 'date' }>, setup) => [
    { value: 'i vinter', code: 'date' },
    { value: '2026-02-30', code: 'noSuchDate' },
    ...(field.earliest === undefined
      ? []
      : [
          {
            value: addDays(today(setup.context.now, setup.context.timeZone), field.earliest - 1),
            code: field.earliestCode ?? 'tooEarly',
          },
        ]),
  ],
  'date-range': () => [
    { value: { from: '2026-11-02', to: '2026-11-01' }, code: 'fromAfterTo', at: 'from' },
    { value: { from: '2026-11-02', to: '2026-11-01' }, code: 'toBeforeFrom', at: 'to' },
    { value: { from: '2026-11-02' }, code: 'required', at: 'to' },
  ],
  time: ({ stepMinutes }: Extract<Field, { kind: 'time' }>) => [
    { value: '25:00', code: 'time' },
    ...(stepMinutes === undefined ? [] : [{ value: '12:01', code: 'timeNotOffered' }]),
  ],
  choice: (field: Extract<Field, { kind: 'choice' }>) => [
    { value: 'NONE_OF_THESE', code: field.invalidCode ?? 'choice' },
  ],
  'multi-choice': () => [{ value: ['NONE_OF_THESE'], code: 'choice' }],
  code: (field: Extract<Field, { kind: 'code' }>, setup) =>
    setup.context.codes?.[field.codeList] ? [{ value: 'NONE_OF_THESE', code: field.invalidCode ?? 'unknownCode' }] : [],
  'multi-code': (field: Extract<Field, { kind: 'multi-code' }>, setup) => [
    ...(setup.context.codes?.[field.codeList]
      ? [{ value: ['NONE_OF_THESE'], code: field.invalidCode ?? 'unknownCode' }]
      : []),
    ...(field.max === undefined
      ? []
      : [
          { value: Array.from({ length: field.max + 1 }, (_, index) => `X${index}`), code: field.maxCode ?? 'tooMany' },
        ]),
  ],
  lookup: (field: Extract<Field, { kind: 'lookup' }>, setup) =>
    setup.context.codes?.[field.source] ? [{ value: 'NONE_OF_THESE', code: field.invalidCode ?? 'unknownCode' }] : [],
  'text-list': (field: Extract<Field, { kind: 'text-list' }>) => [
    { value: [field.sample, 'Пример'], code: field.patternCode ?? 'invalid' },
  ],
  // Given to another text it does not count as given.
  consent: ({ template, required, requiredCode }: Extract<Field, { kind: 'consent' }>) =>
    template !== undefined && required === true
      ? [{ value: { given: true, template: 'another', textVersion: 1 }, code: requiredCode ?? 'required' }]
      : [],
  toggle: () => [],
  'yes-no': () => [{ value: 'ja', code: 'invalid' }],
  fixed: () => [],
  list: () => [{ value: ['no item'], code: 'invalid' }],
}

/** Values that the field refuses. */
export function brokenValues(field: Field, setup: ExampleSetup): readonly BrokenValue[] {
  const breakIt = breakers[field.kind] as (field: Field, setup: ExampleSetup) => readonly BrokenValue[] // the table is keyed by the field's own kind
  return breakIt(field, setup)
}
