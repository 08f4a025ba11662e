import { type CertificateTemplate, stepsOf } from '@eksport/domain/templates'
import { type Answers, getAt, localize, type Section, type Step, type StepItems } from '@eksport/forms'
import { expect, type Page } from '@playwright/test'
import { fillSections } from './fill-form.ts'
import type { Keyboard } from './keyboard.ts'

export interface Walk {
  readonly page: Page
  readonly keyboard: Keyboard
  readonly template: CertificateTemplate
  readonly answers: Answers
  /** Called on every page before anything is filled in, with the page's name. */
  readonly onPage?: (name: string) => Promise<void>
  /** Called on every page when it is filled in. */
  readonly onFilled?: (name: string) => Promise<void>
}

const heading = ({ page }: Walk, name: string) => page.getByRole('heading', { level: 1, name })
const main = ({ page }: Walk) => page.getByRole('main')
/** A page stands when its lists have come: until then their boxes are at rest, and a reader waits as well. */
const listsHaveCome = (walk: Walk) => expect(main(walk).getByText('Listen lastes …')).toHaveCount(0)
const button = ({ page }: Walk, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

const fillItems = async (walk: Walk, items: StepItems) => {
  const lines = getAt(walk.answers, items.path)
  if (!Array.isArray(lines)) throw new Error(`There is nothing to fill in at ${items.path}`)
  for (const [index, given] of lines.entries()) {
    const name = localize(items.itemLabel, 'nb', { n: index + 1 })
    // The first line opens by itself; each further one by its button.
    if (index > 0) await walk.keyboard.activate(button(walk, 'Ny linje'))
    const line = walk.page.getByRole('region', { name, exact: true })
    await expect(line).toBeVisible()
    await listsHaveCome(walk)
    await walk.onPage?.(name)
    await fillSections({ ...walk, area: line }, items.sections, given, walk.answers)
    await walk.onFilled?.(name)
  }
}

const fillPickup = async (walk: Walk, step: Step) => {
  const [section] = step.sections
  if (section === undefined) throw new Error('The pickup step asks for nothing.')
  const office = {
    ...section,
    fields: { 'certificateRetrieval.office': section.fields['certificateRetrieval.office'] },
  }
  await fillSections({ ...walk, area: main(walk) }, [office as typeof section], walk.answers) // the office is one of the section's own fields
  const date = String(getAt(walk.answers, 'certificateRetrieval.date'))
  const time = String(getAt(walk.answers, 'certificateRetrieval.time'))
  await walk.keyboard.activate(main(walk).getByRole('button', { name: /^Neste ledige: / }))
  await pickDay(walk, date)
  const times = main(walk).getByRole('radiogroup', { name: 'Tid' })
  await walk.keyboard.choose(times, times.getByRole('radio', { name: new RegExp(`^${time},`) }))
}

/** The arrows walk from the chosen day to the wanted one, as the APG's date grid asks. */
const pickDay = async ({ page, keyboard }: Walk, date: string) => {
  const day = page.locator(`button[data-date="${date}"]`)
  // The calendar opens on today, which is closed on a Saturday.
  await keyboard.meet(page.locator('button[data-date][tabindex="0"]'))
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '')
  for (let step = 0; (await focused()) !== date; step += 1) {
    if (step > 62) throw new Error(`The arrows do not come to ${date}`)
    await keyboard.press((await focused()) < date ? 'ArrowRight' : 'ArrowLeft')
  }
  if ((await day.getAttribute('aria-pressed')) !== 'true') await keyboard.press('Enter')
}

/** The portal asks how to fill in only when there is more than one way, and there is not until files can be uploaded. */
const asked = (sections: readonly Section[]): readonly Section[] =>
  sections.map((section) => {
    const fields = Object.entries(section.fields).filter(([path]) => path !== 'applicationFormat')
    return { ...section, fields: Object.fromEntries(fields) }
  })

/** Walks through every step that these answers make the wizard have, and stops at the button that submits. */
export const walkWizard = async (walk: Walk): Promise<void> => {
  for (const step of stepsOf(walk.template, walk.answers)) {
    const name = localize(step.title, 'nb')
    await expect(heading(walk, name)).toBeFocused()
    await listsHaveCome(walk)
    await walk.onPage?.(name)
    if (step.items) await fillItems(walk, step.items)
    if (step.id === 'henting') await fillPickup(walk, step)
    else await fillSections({ ...walk, area: main(walk) }, asked(step.sections), walk.answers)
    await walk.onFilled?.(name)
    if (step.id !== 'oppsummering') await walk.keyboard.activate(button(walk, 'Neste'))
  }
}
