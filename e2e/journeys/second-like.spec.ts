import { type ApplicationDraft, applicationDraftSchema, today } from '@eksport/domain'
import type { Locator, Page } from '@playwright/test'
import { draftAnswers } from '../support/answers.ts'
import { sendNew } from '../support/drafts.ts'
import { countHands } from '../support/hands.ts'
import { expect, test } from '../support/test.ts'

const max = { keys: 45, clicks: 12 }

const asDraft = (answers: object): ApplicationDraft => applicationDraftSchema.parse(answers)

/** As somebody writes it who does this each week: `+2`, `-1`. */
const inDays = (date = '') => {
  const days = (Date.parse(date) - Date.parse(today(new Date().toISOString()))) / 86_400_000
  return `${days < 0 ? '' : '+'}${days}`
}

/** A press in the middle of the field, then keys. */
const type = async (field: Locator, words: string) => {
  await field.click()
  await field.page().keyboard.type(words)
}

/** From the field before with Tab, past the button of a calendar. */
const goOn = async (field: Locator) => {
  const isThere = () => field.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < 4 && !(await isThere()); tabs += 1) await field.page().keyboard.press('Tab')
  await expect(field).toBeFocused()
}
const goOnAndType = async (field: Locator, words: string) => {
  await goOn(field)
  await field.page().keyboard.type(words)
}

const place = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('[EXP-05] an application like the one before is copied, gets what is new, and is sent with few keys and presses', async ({
  submitter: page,
}) => {
  const { referenceNumber, reference } = await sendNew(page)
  const { control, transport, productLines } = asDraft(draftAnswers(new Date().toISOString()))
  const line = productLines?.[0]
  const slaughter = line?.slaughterInformation?.[0]
  const hands = await countHands(page)
  await page.goto(`/soeknader/${referenceNumber}/detaljer`)

  await page.getByRole('link', { name: 'Kopier til ny' }).click()
  await expect(page.getByRole('heading', { name: reference })).toBeVisible()
  await type(page.getByLabel('Fakturareferanse'), 'F-2027')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Dette gjenstår' })).toBeVisible()
  // Back leads to what was begun, and not to where another would be.
  await page.goBack()
  await expect(page).toHaveURL(/\/soeknader\/\d+$/)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Dette gjenstår' })).toBeVisible()
  const inControl = place(page, 'Siste kontrollmulighet')
  await type(inControl.getByLabel('Dato', { exact: true }), inDays(control?.dispatchDate))
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await page.keyboard.type(control?.dispatchTime ?? '')
  const onTheWay = place(page, 'Transport')
  await goOnAndType(onTheWay.getByLabel('Flightnummer'), 'KE 529')
  await goOnAndType(onTheWay.getByLabel('Avgangsdato'), inDays(transport?.dateOfDeparture))
  for (const declaration of await onTheWay.getByRole('checkbox').all()) {
    await goOn(declaration)
    await page.keyboard.press('Space')
  }
  const goods = place(page, 'Varelinje 1')
  await type(goods.getByLabel('Fra', { exact: true }), inDays(line?.productionPeriod?.from))
  await type(goods.getByLabel('Til', { exact: true }), inDays(line?.productionPeriod?.to))
  await type(goods.getByLabel('Slaktet fra'), inDays(slaughter?.fromDate))
  await type(goods.getByLabel('Slaktet til'), inDays(slaughter?.toDate))
  await place(page, 'Henting')
    .getByRole('button', { name: /^Neste ledige/ })
    .click()
  await page.getByRole('button', { name: 'Til oppsummering' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Oppsummering' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible()
  for (const declaration of await page.getByRole('main').getByRole('checkbox').all()) await declaration.click()
  await page.mouse.wheel(0, 2000)
  await page.getByRole('button', { name: 'Send inn', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Søknaden er sendt inn' })).toBeVisible()
  // The receipt comes in the place of the summary, and is read from its top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  const { keys, clicks } = await hands()
  test.info().annotations.push({ type: 'hands', description: `${keys} keys, ${clicks} clicks` })
  console.log(`A second like application: ${keys} keys, ${clicks} clicks`)
  expect(keys).toBeLessThanOrEqual(max.keys)
  expect(clicks).toBeLessThanOrEqual(max.clicks)
})
