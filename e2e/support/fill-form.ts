import { type Answers, type Field, getAt, localize, type Section, visibleFields } from '@eksport/forms'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Keyboard } from './keyboard.ts'

type Fill<F extends Field> = (scope: Scope, field: F, value: never) => Promise<void>
type Fillers = { readonly [Kind in Field['kind']]: Fill<Extract<Field, { kind: Kind }>> }

interface Scope {
  readonly page: Page
  readonly keyboard: Keyboard
  /** The part of the page in which the field's label is unique. */
  readonly area: Locator
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Its label, and 'Valgfritt' where the page says so. */
const called = (field: Field) => new RegExp(`^${escaped(localize(field.label, 'nb'))}( ?Valgfritt)?$`)

const labelled = ({ area }: Scope, field: Field) =>
  area.getByLabel(called(field)).and(area.locator('input, select, textarea'))
const groupOf = ({ area }: Scope, field: Field) => area.getByRole('group', { name: called(field) })

// A date is read when the field is left.
const typeDate = async ({ keyboard }: Scope, control: Locator, date: string) => {
  await keyboard.fill(control, date.split('-').reverse().join('.'))
  await keyboard.press('Tab')
}

/** Types what is searched for, walks to the option with the arrows, and takes it with Enter. */
const searchAndTake = async ({ page, keyboard }: Scope, control: Locator, code: string) => {
  await keyboard.fill(control, code)
  const options = page.getByRole('listbox').getByRole('option')
  const wanted = options.filter({ hasText: new RegExp(`${escaped(code)}$`) }).first()
  await expect(wanted).toBeVisible()
  const id = await wanted.getAttribute('id')
  for (let step = 0; (await control.getAttribute('aria-activedescendant')) !== id; step += 1) {
    if (step > 60) throw new Error(`The arrows do not come to '${code}' in ${control}`)
    await keyboard.press('ArrowDown')
  }
  await keyboard.press('Enter')
}

const write: Fill<Field> = async (scope, field, value: string | number) => {
  await scope.keyboard.fill(labelled(scope, field), String(value).replace('.', field.kind === 'number' ? ',' : '.'))
}

const fillers: Fillers = {
  text: write,
  email: write,
  phone: write,
  'text-list': (scope, field, value: readonly string[]) =>
    scope.keyboard.fill(labelled(scope, field), value.join(', ')),
  number: write,
  'international-phone': async (scope, field, value: { readonly callingCode: string; readonly number: string }) => {
    const group = groupOf(scope, field)
    await scope.keyboard.fill(group.getByLabel('Landkode', { exact: true }), value.callingCode)
    await scope.keyboard.fill(group.getByLabel('Nummer', { exact: true }), value.number)
  },
  date: (scope, field, value: string) => typeDate(scope, labelled(scope, field), value),
  'date-range': async (scope, field, value: { readonly from: string; readonly to: string }) => {
    const group = groupOf(scope, field)
    await typeDate(scope, group.getByLabel('Fra', { exact: true }), value.from)
    await typeDate(scope, group.getByLabel('Til', { exact: true }), value.to)
  },
  time: (scope, field, value: string) => scope.keyboard.select(labelled(scope, field), value),
  choice: async (scope, field, value: string) => {
    const option = field.options.find((one) => one.value === value)
    const group = groupOf(scope, field)
    const name = option ? localize(option.label, 'nb') : value
    await scope.keyboard.choose(group, group.getByRole('radio', { name, exact: true }))
  },
  'multi-choice': async (scope, field, value: readonly string[]) => {
    for (const option of field.options.filter((one) => value.includes(one.value))) {
      const name = localize(option.label, 'nb')
      await scope.keyboard.tick(groupOf(scope, field).getByRole('checkbox', { name, exact: true }))
    }
  },
  code: async (scope, field, value: string) => {
    const control = labelled(scope, field)
    await expect(control).toBeEnabled()
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement)
    await (isSelect ? scope.keyboard.select(control, value) : searchAndTake(scope, control, value))
  },
  'multi-code': async (scope, field, value: readonly string[]) => {
    for (const code of value) await searchAndTake(scope, labelled(scope, field), code)
  },
  lookup: (scope, field, value: string) => searchAndTake(scope, labelled(scope, field), value),
  consent: (scope, field) => scope.keyboard.tick(labelled(scope, field)),
  toggle: async (scope, field, value: boolean) => {
    const control = scope.area.getByRole('switch', { name: localize(field.label, 'nb'), exact: true })
    if ((await control.getAttribute('aria-checked')) === String(value)) return
    await scope.keyboard.reach(control)
    await scope.keyboard.press('Space')
  },
  'yes-no': async (scope, field, value: boolean) => {
    const group = groupOf(scope, field)
    await scope.keyboard.choose(group, group.getByRole('radio', { name: value ? 'Ja' : 'Nei', exact: true }))
  },
  fixed: async () => undefined,
  list: async (scope, field, value: readonly Answers[]) => {
    for (const [index, item] of value.entries()) {
      const area = scope.area.getByRole('group', {
        name: localize(field.itemLabel, 'nb', { n: index + 1 }),
        exact: true,
      })
      if (!(await area.isVisible())) {
        const add = scope.area.getByRole('button', { name: localize(field.addLabel, 'nb') })
        await scope.keyboard.activate(add)
      }
      await fillSections({ ...scope, area }, [{ id: 'item', fields: field.fields }], item)
    }
  },
}

const areaOf = ({ area }: Scope, section: Section) => {
  if (section.title === undefined) return area
  const heading = area.page().getByRole('heading', { name: localize(section.title, 'nb'), exact: true })
  // A section may stand in another one: the innermost is meant, and the last of those that hold the heading.
  return area.locator('section').filter({ has: heading }).last()
}

/** Fills every field that these answers make the form ask for, by keyboard alone, whatever the template. */
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
