import {
  type Answers,
  type Field,
  formatDate,
  isGiven,
  type Locale,
  localize,
  type Section,
  visibleFields,
} from '@eksport/forms'
import type { Locator, Page } from 'playwright'
import { chooseOption, chooseRadio, chooseSearched, press, removeChips, setTicked, typeInto } from './keyboard.js'

/** The language of the page, if it is not bokmål: fields are found by their labels. */
export interface FillOptions {
  readonly locale?: Locale
}

type Scope = Page | Locator

const isText = (value: unknown): value is string => typeof value === 'string'
const asText = (value: unknown) => (value === undefined || value === null ? '' : String(value))
const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const written = (date: unknown) => (isText(date) ? formatDate(date) : '')

const control = (scope: Scope, label: string) =>
  scope.getByLabel(label, { exact: true }).and(scope.locator('input, select, textarea'))
const group = (scope: Scope, label: string) => {
  const named = { name: label, exact: true }
  return scope.getByRole('group', named).or(scope.getByRole('radiogroup', named))
}

async function fillCode(scope: Scope, label: string, code: string) {
  const found = control(scope, label)
  const isSelect = await found.evaluate((element) => element.tagName === 'SELECT')
  await (isSelect ? chooseOption(found, code) : chooseSearched(found, code))
}

async function fillList(scope: Scope, field: Extract<Field, { kind: 'list' }>, value: unknown, options: FillOptions) {
  const { locale = 'nb' } = options
  const list = group(scope, localize(field.label, locale)).first()
  // Only those of the list itself: a list within an item is removed with it.
  const remove = list.locator('> ol > li > [role=group] > [data-remove]')
  for (let left = await remove.count(); left > 0; left -= 1) await press(remove.first(), 'Enter')
  for (const [index, item] of asList(value).entries()) {
    await press(list.getByRole('button', { name: localize(field.addLabel, locale) }), 'Enter')
    const row = group(list, localize(field.itemLabel, locale, { n: index + 1 }))
    for (const [path, part] of Object.entries(field.fields)) {
      const answer = at(item, path)
      if (answer !== undefined) await fillField(row, part, answer, options)
    }
  }
}

/**
 * Answers one field by keyboard alone, whatever its kind: `fillField(page, section.fields['transport.placeOfLoading'],
 * 'Bodø')`. The value has the shape that the form stores; a `fixed` field is read-only and skipped.
 */
export async function fillField(scope: Scope, field: Field, value: unknown, options: FillOptions = {}): Promise<void> {
  const label = localize(field.label, options.locale ?? 'nb')
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
      return typeInto(control(scope, label), asText(value))
    case 'text-list':
      return typeInto(control(scope, label), asList(value).filter(isText).join(', '))
    case 'number':
      return typeInto(control(scope, label), asText(value).replace('.', ','))
    case 'date':
      return typeInto(control(scope, label), written(value))
    case 'date-range': {
      const { from, to } = asRecord(value)
      await typeInto(group(scope, label).locator('input[id$="-from"]'), written(from))
      return typeInto(group(scope, label).locator('input[id$="-to"]'), written(to))
    }
    case 'international-phone': {
      const { callingCode, number } = asRecord(value)
      await typeInto(group(scope, label).locator('input[id$="-callingCode"]'), asText(callingCode))
      return typeInto(group(scope, label).locator('input[id$="-number"]'), asText(number))
    }
    case 'time':
      return chooseOption(control(scope, label), asText(value))
    case 'choice':
      return chooseRadio(group(scope, label), asText(value))
    case 'yes-no':
      return chooseRadio(group(scope, label), value === true ? 'yes' : 'no')
    case 'code':
      return fillCode(scope, label, asText(value))
    case 'lookup':
      return chooseSearched(control(scope, label), asText(value))
    default:
      return fillOther(scope, field, label, value, options)
  }
}

type OtherField = Extract<Field, { kind: 'multi-code' | 'multi-choice' | 'consent' | 'toggle' | 'fixed' | 'list' }>

async function fillOther(
  scope: Scope,
  field: OtherField,
  label: string,
  value: unknown,
  options: FillOptions,
): Promise<void> {
  switch (field.kind) {
    case 'multi-code': {
      const input = control(scope, label)
      await removeChips(input)
      for (const code of asList(value).filter(isText)) await chooseSearched(input, code)
      return press(input, 'Tab')
    }
    case 'multi-choice':
      for (const option of field.options) {
        const box = group(scope, label).getByRole('checkbox', {
          name: localize(option.label, options.locale ?? 'nb'),
          exact: true,
        })
        await setTicked(box, asList(value).includes(option.value))
      }
      return
    case 'consent':
      return setTicked(scope.getByRole('checkbox', { name: label, exact: true }), isGiven(field, value))
    case 'toggle':
      return setTicked(scope.getByRole('switch', { name: label, exact: true }), value === true)
    case 'list':
      return fillList(scope, field, value, options)
    case 'fixed':
      return
  }
}

const at = (answers: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, key) => asRecord(value)[key], answers)

/**
 * Answers every field of a page that applies with these answers, in the order of the page. Fields without an answer are
 * skipped.
 */
export async function fillSections(
  scope: Scope,
  sections: readonly Section[],
  answers: Answers,
  options: FillOptions & { readonly root?: Answers } = {},
): Promise<void> {
  for (const { path, field } of visibleFields(sections, answers, options.root)) {
    const value = at(answers, path)
    if (value !== undefined) await fillField(scope, field, value, options)
  }
}
