import { randomUUID } from 'node:crypto'
import { type ApplicationDraft, formatReference } from '@eksport/domain'
import { sendForChina } from '@eksport/server/testing/people'
import type { Page } from '@playwright/test'
import { countHands } from '../support/hands.ts'
import type { People } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

type Change = (draft: ApplicationDraft) => Partial<ApplicationDraft>

const many = 50
/** Every fifth case is too warm for fresh fish: one finding that is ticked. */
const hasFinding = (index: number) => index % 5 === 4
/** Figures of CW-10: keys from the queue to the next case, and those that a finding adds. */
const [keysOfCase, keysOfFinding] = [3, 2]
/** [CW-11] Dialogs of fifty certificates on paper, for officer, signer and printer together. */
const maxDialogs = 20
/** The longest page of a list: what is chosen together stands on two of them. */
const rows = 30
const oddLine = 31

/** Sends a case on paper, with these words of the exporter's own to find it by. */
const sendCase = ({ exporter }: People, internalReference: string, change: Change = () => ({})) =>
  sendForChina(exporter, (draft) => ({
    certificateFormats: ['PAPER'],
    consignor: { ...draft.consignor, internalReference },
    ...change(draft),
  }))

const tooWarm: Change = ({ transport }) => ({
  transport: { ...transport, temperatureRequirements: { minTemperature: 0, maxTemperature: 12 } },
})

/** Forty lines of some 700 kg, of which one has 54 tonnes. */
const withOddLine: Change = ({ productLines: [line] = [] }) => ({
  productLines: Array.from({ length: 40 }, (_, index) => ({
    ...line,
    id: randomUUID(),
    lotNumber: `L-${randomUUID().slice(0, 8)}`,
    netWeight: index + 1 === oddLine ? 54_207 : 690 + index,
  })),
})

/** How many dialogs have come up, on whatever page. */
async function countDialogs(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('eksportDialog', () => {
    count += 1
  })
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>()
    const look = () => {
      for (const dialog of document.querySelectorAll('[role=dialog], [role=alertdialog]')) {
        if (!seen.has(dialog)) void Reflect.get(window, 'eksportDialog')()
        seen.add(dialog)
      }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  return () => count
}

const caseHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^#\d+$/ })

/** Signs these cases, a full queue at a time, with the certificate of each drawn before. */
async function signAll(page: Page, references: readonly number[]) {
  await page.goto('/signering')
  const left = new Set(references.map(formatReference))
  const boxOf = (reference: string) => page.getByRole('checkbox', { name: `Velg ${reference}` })
  const shown = async () => {
    const seen = await Promise.all([...left].map(async (one) => ((await boxOf(one).isVisible()) ? [one] : [])))
    return seen.flat()
  }
  while (left.size > 0) {
    await expect.poll(async () => (await shown()).length, 'some of them stand in the queue').toBeGreaterThan(0)
    const batch = await shown()
    for (const reference of batch) await boxOf(reference).check()
    await page.keyboard.press('s')
    const count = batch.length
    await expect(page.getByText(`${count} av ${count} signert`).first()).toBeVisible({ timeout: 600_000 })
    for (const reference of batch) left.delete(reference)
  }
}

/** Chooses all cases of a list, a page at a time. */
const chooseAll = async (page: Page, address: string, count: number) => {
  await page.goto(address)
  await page.getByRole('button', { name: 'Velg flere' }).click()
  const all = page.getByRole('table').getByRole('checkbox').first()
  for (let chosen = 0; chosen < count; chosen += rows) {
    if (chosen > 0) await page.getByRole('button', { name: 'Neste side' }).click()
    await expect(all).not.toBeChecked()
    await all.check()
    await expect(page.getByText(`${Math.min(count, chosen + rows)} valgt`).first()).toBeVisible()
  }
}

const allDone = (page: Page, count: number) =>
  expect(page.getByRole('dialog')).toContainText(`${count} av ${count} er gjort`, { timeout: 600_000 })

/** Prints what the list shows as one job, and says that all of it came out well. */
async function printAll(page: Page, address: string, count: number) {
  await page.goto('/papirlager')
  const next = await page
    .getByText(/^[A-Z]{2} \d{7}$/)
    .first()
    .textContent()
  await chooseAll(page, address, count)
  await page.getByRole('button', { name: `Skriv ut ${count}` }).click()
  const print = page.getByRole('dialog', { name: `Skriv ut ${count} sertifikater` })
  await expect(print).toContainText('Sertifikatene tar', { timeout: 600_000 })
  await print.getByLabel('Nummeret på det øverste arket').fill(next ?? '')
  await print.getByRole('button', { name: 'Skriv ut' }).click()
  await allDone(page, count)
  await print.getByRole('button', { name: 'Åpne utskriften' }).click()
  await expect(page.getByRole('dialog', { name: `Utskrift av ${count} sertifikater` })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Alle er i orden' }).click()
  await allDone(page, count)
  await page.keyboard.press('Escape')
}

async function issueAll(page: Page, address: string, count: number) {
  await chooseAll(page, address, count)
  await page.getByRole('button', { name: `Utsted ${count}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Utsted' }).click()
  await allDone(page, count)
  await page.keyboard.press('Escape')
}

test('[CW-10] [CW-11] fifty cases are decided by keyboard without a dialog, and signed, printed and issued with few', async ({
  people,
  caseworker: page,
  asPerson,
}) => {
  test.setTimeout(2_400_000)
  const words = `DAG-${Date.now().toString(36)}`
  const references: number[] = []
  for (let index = 0; index < many; index += 1)
    references.push(await sendCase(people, words, hasFinding(index) ? tooWarm : undefined))
  const findings = references.filter((_, index) => hasFinding(index)).length
  const hands = await countHands(page)
  const dialogs = await countDialogs(page)
  await page.goto(`/?status=INNSENDT&search=${words}&office=all`)
  await expect(page.getByRole('link', { name: /^#\d+$/ }).first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const decided = new Set<string>()
  const acts = page.getByRole('region', { name: 'Handlinger i saken' })
  for (let count = 0; count < many; count += 1) {
    const reference = (await caseHeading(page).textContent()) ?? ''
    expect(decided, 'the next case is another').not.toContain(reference)
    decided.add(reference)
    await expect(acts.getByRole('button', { name: 'Ta til behandling' })).toBeVisible()
    await page.keyboard.press('t')
    const approve = acts.getByRole('button', { name: 'Godkjenn', exact: false })
    await expect(approve).toBeVisible()
    await page.keyboard.press('g')
    const isAsked = hasFinding(references.indexOf(Number(reference.replace('#', ''))))
    if (isAsked) {
      await expect(page.getByRole('checkbox', { name: /emperatur/ })).toBeFocused()
      await page.keyboard.press('Space')
      await expect(acts.getByText('1 av 1').first()).toBeVisible()
      await page.keyboard.press('g')
    }
    if (count + 1 < many) await expect(caseHeading(page)).not.toHaveText(reference)
  }
  await expect(page.getByText('Godkjent. Du kan angre en kort stund.').first()).toBeVisible()
  const { keys, clicks } = await hands()
  expect(decided).toEqual(new Set(references.map(formatReference)))
  const ofDecisions = `${many} cases, ${findings} with a finding: ${keys} keys, ${clicks} clicks, ${dialogs()} dialogs`
  expect.soft(keys).toBeLessThanOrEqual(many * keysOfCase + findings * keysOfFinding)
  expect.soft([clicks, dialogs()]).toEqual([0, 0])

  const signer = await asPerson('signer')
  const signersDialogs = await countDialogs(signer)
  await signAll(signer, references)
  await printAll(page, `/?awaits=print&search=${words}&office=all&size=${rows}`, many)
  await issueAll(page, `/?status=SKREVET_UT&search=${words}&office=all&size=${rows}`, many)
  const ofPaper = `signed, printed and issued: ${dialogs() + signersDialogs()} dialogs`
  test.info().annotations.push({ type: 'hands', description: `${ofDecisions}; ${ofPaper}` })
  console.log(`${ofDecisions}; ${ofPaper}`)
  expect(dialogs() + signersDialogs()).toBeLessThanOrEqual(maxDialogs)
})

test('[CW-08] one key leads to the line of forty that is unlike the others', async ({ people, caseworker: page }) => {
  const referenceNumber = await sendCase(people, 'Funn', withOddLine)
  await page.goto(`/soeknader/${referenceNumber}`)
  await expect(
    page.getByRole('list', { name: 'Uvanlig i saken' }).or(page.getByText('Uvanlig i saken')).first(),
  ).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.locator(`#varelinje-${oddLine}`)).toBeFocused()
})
