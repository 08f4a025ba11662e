import { type Draw, drawFrom } from '@eksport/server/testing/draw'
import { oddTexts, words } from '@eksport/server/testing/odd-texts'
import type { ElementHandle, Page } from '@playwright/test'
import { logIn, type Person, persons } from '../support/log-in.ts'
import { testWithProduct } from '../support/own-product.ts'
import { expect } from '../support/test.ts'

/** Presses of each person: a minute's worth in a proof, half an hour's where somebody asks for it. */
const presses = Number(process.env.EKSPORT_MONKEY_PRESSES ?? 80)
const seed = Number(process.env.EKSPORT_MONKEY_SEED ?? 20_261_129)

/** What can be pressed or filled in. A link that leads out of the product, a file to save and the way out of the session are not. */
const targets = [
  'button:not([disabled])',
  'a[href^="/"]:not([download]):not([target])',
  'input:not([type=file]):not([disabled])',
  'textarea',
  '[role=option]',
  '[role=menuitem]',
  '[role=tab]',
  'summary',
]
const wayOut = /logg ut|bytt bruker/i
const keys = [
  'Escape',
  'Enter',
  'Tab',
  'ArrowDown',
  'ArrowUp',
  'Space',
  'Alt+ArrowDown',
  'F8',
  'Delete',
  '?',
  'n',
  'm',
  'k',
]

const isWizard = (page: Page) => /\/soeknader\/\d+\/(?!detaljer)/.test(new URL(page.url()).pathname)
// Behind an open dialog the page is hidden from readers, and its fields stand there all the same.
const typedValues = (page: Page) =>
  page
    .locator('main')
    .getByRole('textbox', { includeHidden: true })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))

/** Of which page the values are, as its own heading says: a press may have led on, and the address be that of the next. */
const seenOn = async (page: Page) => ({
  heading: await page.locator('main h1:not([data-first-word])').first().textContent(),
  values: await typedValues(page),
})

/** Waits until all is stored or kept, opens the page anew, and expects what was typed to stand there. */
async function comeBack(page: Page) {
  // Nothing was typed on a page whose fields are still on their way.
  await expect(page.locator('main .eks-skeleton')).toHaveCount(0)
  const { heading, values } = await seenOn(page)
  await page.reload()
  await expect
    .poll(async () => {
      const now = await seenOn(page)
      return now.heading === heading ? now.values : values
    }, `what was typed on ${heading} stands there after a reload`)
    .toEqual(values)
}

/** One press somewhere, in what is open on top. */
async function press(page: Page, draw: Draw): Promise<string> {
  const modal = page.locator('[role=dialog]:visible, [role=alertdialog]:visible').last()
  const within = (await modal.count()) > 0 ? modal : page.locator('body')
  // As they are now: what goes meanwhile is not waited for.
  const all = (await within
    .locator(targets.join())
    .filter({ visible: true })
    .elementHandles()) as ElementHandle<Element>[]
  if (all.length === 0) {
    await page.keyboard.press('Escape')
    return 'Escape'
  }
  const one = draw.of(all)
  // A press that something covers, or whose target has gone meanwhile, is one that nobody can make.
  const unreachable = () => undefined
  const about = await one
    .evaluate((element) => ({
      tag: element.tagName,
      type: element.getAttribute('type'),
      name: (element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('title')) ?? '')
        .trim()
        .slice(0, 60),
      isReadOnly: element.hasAttribute('readonly'),
    }))
    .catch(unreachable)
  if (about === undefined || wayOut.test(about.name)) return 'nothing'
  const isText =
    about.tag === 'TEXTAREA' || (about.tag === 'INPUT' && !/checkbox|radio|button|submit/.test(about.type ?? ''))
  if (isText && !about.isReadOnly) {
    const text = draw.of(draw.below(2) === 0 ? oddTexts : words)
    await one.fill(text, { timeout: 3000 }).catch(unreachable)
    await page.keyboard.press('Tab')
    return `${JSON.stringify(text)} into ${about.name}`
  }
  await one.click({ timeout: 3000 }).catch(unreachable)
  return `${about.tag} ${about.name}`
}

/** A product of its own for both persons: what they press must not stand in the way of other journeys. */
const test = testWithProduct({})

for (const [index, [person, start]] of (
  [
    ['exporter', '/oversikt'],
    ['leader', '/'],
  ] satisfies [Person, string][]
).entries())
  test(`[EXP-15] [SEC-01] presses without sense by ${person} break nothing and lose nothing`, async ({
    page,
    product,
  }) => {
    test.setTimeout(600_000 + presses * 20_000)
    const origin = product[persons[person].portal]
    const draw = drawFrom(seed + index)
    const done: string[] = []
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(message.text())
    })
    page.on('response', (answer) => {
      if (answer.status() >= 500) faults.push(`${answer.status()} ${answer.url()}`)
    })
    page.on('dialog', (dialog) => void dialog.accept())
    page.on('crash', () => console.log(`The page is gone after\n${done.slice(-8).join('\n')}`))
    // A browser without a screen ends the page that it is to print.
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await logIn(page, person, origin)
    await page.goto(origin + start)
    for (let round = 0; round < presses; round += 1) {
      const way = draw.below(20)
      if (way === 0) done.push(`${await page.goBack().then(() => 'back')}`)
      else if (way === 1) await page.goto(origin + start)
      else if (way <= 3) {
        const key = draw.of(keys)
        await page.keyboard.press(key)
        done.push(key)
      } else if (way === 4 && isWizard(page)) {
        done.push('come back')
        await comeBack(page)
      } else done.push(await press(page, draw))
      if (!page.url().startsWith(origin)) await page.goto(origin + start)
      await expect(page.locator('h1, [role=dialog]').first(), done.slice(-5).join('\n')).toBeVisible()
      expect(faults, done.slice(-8).join('\n')).toEqual([])
    }
  })
