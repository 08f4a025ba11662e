import {
  type Answers,
  type Field,
  getAt,
  type Locale,
  type LocalizedText,
  localize,
  type Section,
  visibleFields,
} from '@eksport/forms'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Operator } from './operator.ts'
import { words } from './words.ts'

type Fill<F extends Field> = (scope: Scope, field: F, value: never) => Promise<void>
type Fillers = { readonly [Kind in Field['kind']]: Fill<Extract<Field, { kind: Kind }>> }

interface Scope {
  readonly page: Page
  readonly by: Operator
  /** The language of the page. */
  readonly locale: Locale
  /** The part of the page in which the field's label is unique. */
  readonly area: Locator
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const say = ({ locale }: Scope, text: LocalizedText) => localize(text, locale)
/** The field's label, marked as optional if the page does that. */
const called = (scope: Scope, field: Field) =>
  new RegExp(`^${escaped(say(scope, field.label))}( ?${say(scope, words.optional)})?$`)

const labelled = (scope: Scope, field: Field) =>
  scope.area.getByLabel(called(scope, field)).and(scope.area.locator('input, select, textarea'))
const groupOf = (scope: Scope, field: Field) => {
  const named = { name: called(scope, field) }
  return scope.area.getByRole('group', named).or(scope.area.getByRole('radiogroup', named))
}
const part = (scope: Scope, group: Locator, text: LocalizedText) => group.getByLabel(say(scope, text), { exact: true })

// A date is parsed when the field loses focus.
const typeDate = async ({ by }: Scope, control: Locator, date: string) => {
  await by.fill(control, date.split('-').reverse().join('.'))
  await by.press('Tab')
}

/** Types a search, moves to the option with the arrow keys, and selects it with Enter. */
const searchAndTake = async ({ page, by }: Scope, control: Locator, code: string) => {
  await by.fill(control, code)
  const options = page.getByRole('listbox').getByRole('option')
  const wanted = options.filter({ hasText: new RegExp(`${escaped(code)}$`) }).first()
  await expect(wanted).toBeVisible()
  // The list narrows meanwhile, so the current option is checked at each step.
  const isThere = async () =>
    (await control.getAttribute('aria-activedescendant')) === (await wanted.getAttribute('id'))
  for (let step = 0; !(await isThere()); step += 1) {
    if (step > 60) throw new Error(`The arrows do not come to '${code}' in ${control}`)
    await by.press('ArrowDown')
  }
  await by.press('Enter')
}

const write: Fill<Field> = async (scope, field, value: string | number) => {
  await scope.by.fill(labelled(scope, field), String(value).replace('.', field.kind === 'number' ? ',' : '.'))
}

const fillers: Fillers = {
  text: write,
  email: write,
  phone: write,
  'text-list': (scope, field, value: readonly string[]) => scope.by.fill(labelled(scope, field), value.join(', ')),
  number: write,
  'international-phone': async (scope, field, value: { readonly callingCode: string; readonly number: string }) => {
    const group = groupOf(scope, field)
    await scope.by.fill(part(scope, group, words.callingCode), value.callingCode)
    await scope.by.fill(part(scope, group, words.number), value.number)
  },
  date: (scope, field, value: string) => typeDate(scope, labelled(scope, field), value),
  'date-range': async (scope, field, value: { readonly from: string; readonly to: string }) => {
    const group = groupOf(scope, field)
    await typeDate(scope, part(scope, group, words.from), value.from)
    await typeDate(scope, part(scope, group, words.to), value.to)
  },
  time: (scope, field, value: string) => scope.by.select(labelled(scope, field), value),
  choice: async (scope, field, value: string) => {
    const option = field.options.find((one) => one.value === value)
    const group = groupOf(scope, field)
    const name = option ? say(scope, option.label) : value
    await scope.by.choose(group, group.getByRole('radio', { name, exact: true }))
  },
  'multi-choice': async (scope, field, value: readonly string[]) => {
    for (const option of field.options.filter((one) => value.includes(one.value))) {
      const name = say(scope, option.label)
      await scope.by.tick(groupOf(scope, field).getByRole('checkbox', { name, exact: true }))
    }
  },
  code: async (scope, field, value: string) => {
    const control = labelled(scope, field)
    await expect(control).toBeEnabled()
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement)
    await (isSelect ? scope.by.select(control, value) : searchAndTake(scope, control, value))
  },
  'multi-code': async (scope, field, value: readonly string[]) => {
    const { initial = [] } = field
    // Selecting a code that the field already has would remove it.
    const toTake = [
      ...initial.filter((code) => !value.includes(code)),
      ...value.filter((code) => !initial.includes(code)),
    ]
    for (const code of toTake) await searchAndTake(scope, labelled(scope, field), code)
    // The list covers what is below until the field loses focus.
    await scope.by.press('Tab')
  },
  lookup: (scope, field, value: string) => searchAndTake(scope, labelled(scope, field), value),
  consent: (scope, field) => scope.by.tick(labelled(scope, field)),
  toggle: async (scope, field, value: boolean) => {
    const control = scope.area.getByRole('switch', { name: say(scope, field.label), exact: true })
    if ((await control.getAttribute('aria-checked')) === String(value)) return
    await scope.by.reach(control)
    await scope.by.press('Space')
  },
  'yes-no': async (scope, field, value: boolean) => {
    const group = groupOf(scope, field)
    await scope.by.choose(
      group,
      group.getByRole('radio', { name: say(scope, value ? words.yes : words.no), exact: true }),
    )
  },
  fixed: async () => undefined,
  list: async (scope, field, value: readonly Answers[]) => {
    for (const [index, item] of value.entries()) {
      const area = scope.area.getByRole('group', {
        name: localize(field.itemLabel, scope.locale, { n: index + 1 }),
        exact: true,
      })
      if (!(await area.isVisible())) {
        const add = scope.area.getByRole('button', { name: say(scope, field.addLabel) })
        await scope.by.activate(add)
      }
      await fillSections({ ...scope, area }, [{ id: 'item', fields: field.fields }], item)
    }
  },
}

const areaOf = ({ area, locale }: Scope, section: Section) => {
  if (section.title === undefined) return area
  const heading = area.page().getByRole('heading', { name: localize(section.title, locale), exact: true })
  // Sections may be nested: take the innermost, which is the last that contains the heading.
  return area.locator('section').filter({ has: heading }).last()
}

/** Fills every field that the form asks for with these answers, for any template. */
export const fillSections = async (
  scope: Scope,
  sections: readonly Section[],
  answers: Answers,
  root: Answers = answers,
): Promise<void> => {
  for (const { path, field, section } of visibleFields(sections, answers, root)) {
    const value = getAt(answers, path)
    if (value === undefined) continue
    const fill = fillers[field.kind] as (scope: Scope, field: Field, value: unknown) => Promise<void> // the table is keyed by the field's own kind
    await fill({ ...scope, area: areaOf(scope, section) }, field, value)
  }
}
