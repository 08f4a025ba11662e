import { readFile } from 'node:fs/promises'
import { type CertificateTemplate, stepsOf } from '@eksport/domain/templates'
import {
  type Answers,
  getAt,
  type Locale,
  type LocalizedText,
  localize,
  type Section,
  type Step,
  type StepItems,
  type StepUpload,
} from '@eksport/forms'
import { fillWhole } from '@eksport/server/testing/people'
import { uploadWidgetPage } from '@eksport/ui/testing'
import { expect, type Page } from '@playwright/test'
import { fillSections } from './fill-form.ts'
import type { Operator } from './operator.ts'
import { words } from './words.ts'

interface Uploading {
  readonly page: Page
  readonly by: Operator
  readonly locale: Locale
}

/** Downloads the form of the page, fills it in, and uploads it under a name. */
const fillUpload = async ({ page, by, locale }: Uploading, upload: StepUpload, name: string): Promise<void> => {
  const main = page.getByRole('main')
  const download = page.waitForEvent('download')
  await by.activate(main.getByRole('button', { name: words.downloadForm[locale] }))
  const form = await fillWhole(await readFile(await (await download).path()))
  const files = uploadWidgetPage(main.getByRole('group', { name: new RegExp(`^${upload.label[locale]}`) }))
  const [mimeType = ''] = upload.accept
  const stored = page.waitForResponse((answer) => answer.url().includes('/vedlegg') && answer.status() === 201)
  await files.pick({ name, mimeType, buffer: form })
  await stored
  await expect(files.row(name)).toBeVisible()
}

export interface Walk {
  readonly page: Page
  readonly by: Operator
  readonly locale: Locale
  readonly template: CertificateTemplate
  readonly answers: Answers
  /** The first page was opened by the browser, so the focus is at its top; after navigation it is at the heading. */
  readonly isOpened?: boolean
  /** Called on every page before it is filled in, with the page's name. */
  readonly onPage?: (name: string) => Promise<void>
  /** Called on every page after it is filled in. */
  readonly onFilled?: (name: string) => Promise<void>
}

const heading = ({ page }: Walk, name: string) => page.getByRole('heading', { level: 1, name })
const main = ({ page }: Walk) => page.getByRole('main')
/** Waits until the lists of a page have loaded; until then their fields are disabled. */
const listsHaveCome = (walk: Walk) => expect(main(walk).getByText(words.listLoads[walk.locale])).toHaveCount(0)
const button = (walk: Walk, text: LocalizedText) =>
  main(walk).getByRole('button', { name: text[walk.locale], exact: true })

const fillItems = async (walk: Walk, items: StepItems) => {
  const lines = getAt(walk.answers, items.path)
  if (!Array.isArray(lines)) throw new Error(`There is nothing to fill in at ${items.path}`)
  for (const [index, given] of lines.entries()) {
    const name = localize(items.itemLabel, walk.locale, { n: index + 1 })
    // The first line opens by itself, each further one by its button.
    if (index > 0) await walk.by.activate(button(walk, words.newLine))
    const line = walk.page.getByRole('region', { name, exact: true })
    await expect(line).toBeVisible()
    await listsHaveCome(walk)
    await walk.onPage?.(name)
    await fillSections({ ...walk, area: line }, items.sections, given, walk.answers)
    await walk.onFilled?.(name)
  }
}

const officePath = 'certificateRetrieval.office'
const datePath = 'certificateRetrieval.date'
const timePath = 'certificateRetrieval.time'
/** What the page asks for with its own pickers; the rest is an ordinary form. */
const pickedPaths = [officePath, datePath, timePath]

const fillPickup = async (walk: Walk, step: Step) => {
  const [section] = step.sections
  if (section === undefined) throw new Error('The pickup step asks for nothing.')
  const only = (isMeant: (path: string) => boolean) => ({
    ...section,
    fields: Object.fromEntries(Object.entries(section.fields).filter(([path]) => isMeant(path))),
  })
  const area = main(walk)
  await fillSections({ ...walk, area }, [only((path) => path === officePath)], walk.answers)
  const date = String(getAt(walk.answers, datePath))
  const time = String(getAt(walk.answers, timePath))
  await walk.by.activate(main(walk).getByRole('button', { name: words.nextFree[walk.locale] }))
  await pickDay(walk, date)
  const times = main(walk).getByRole('radiogroup', { name: words.time[walk.locale] })
  await walk.by.choose(times, times.getByRole('radio', { name: new RegExp(`^${time},`) }))
  await fillSections({ ...walk, area }, [only((path) => !pickedPaths.includes(path))], walk.answers)
}

/** The arrow keys move from the selected day to the wanted one, as in the APG's date grid. */
const pickDay = async ({ page, by }: Walk, date: string) => {
  const day = page.locator(`button[data-date="${date}"]`)
  // The calendar opens on today, which is closed on Saturdays.
  await by.meet(page.locator('button[data-date][tabindex="0"]'))
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '')
  for (let step = 0; (await focused()) !== date; step += 1) {
    if (step > 62) throw new Error(`The arrows do not come to ${date}`)
    await by.press((await focused()) < date ? 'ArrowRight' : 'ArrowLeft')
  }
  if ((await day.getAttribute('aria-pressed')) !== 'true') await by.press('Enter')
}

/** The page about how to fill in is only shown if there is more than one way. */
const asked = (sections: readonly Section[]): readonly Section[] =>
  sections.map((section) => {
    const fields = Object.entries(section.fields).filter(([path]) => path !== 'applicationFormat')
    return { ...section, fields: Object.fromEntries(fields) }
  })

/** Walks through every step of the wizard for these answers, up to the button that submits. */
export const walkWizard = async (walk: Walk): Promise<void> => {
  for (const [index, step] of stepsOf(walk.template, walk.answers).entries()) {
    const name = localize(step.title, walk.locale)
    await expect(heading(walk, name)).toBeVisible()
    if (index > 0 || !walk.isOpened) await expect(heading(walk, name)).toBeFocused()
    await listsHaveCome(walk)
    await walk.onPage?.(name)
    if (step.items) await fillItems(walk, step.items)
    if (step.id === 'henting') await fillPickup(walk, step)
    else await fillSections({ ...walk, area: main(walk) }, asked(step.sections), walk.answers)
    for (const upload of step.uploads ?? []) await fillUpload(walk, upload, `${upload.type}.pdf`)
    await walk.onFilled?.(name)
    if (step.id !== 'oppsummering') await walk.by.activate(button(walk, words.next))
  }
}
