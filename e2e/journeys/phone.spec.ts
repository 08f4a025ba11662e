import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { checkWidth, inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

const edge = (locator: import('@playwright/test').Locator, side: 'top' | 'bottom') =>
  locator.evaluate((element, at) => element.getBoundingClientRect()[at], side)

/** How much wider the words of a list's choice are than the room for them, in px. */
const cutBy = (list: import('@playwright/test').Locator) =>
  list.evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) throw new Error('Nothing to measure words with.')
    pen.font = font
    const { width } = pen.measureText(select.selectedOptions[0]?.text ?? '')
    return width - (select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
  })

test('[WIZ-01] [THM-02] on a phone the page has 480 of 740 px, and a message is behind the menu on the second one', async ({
  submitter: page,
}) => {
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/soeknader/${referenceNumber}/mottaker`)
  const messages = page.getByRole('region', { name: 'Driftsmeldinger' })
  await expect(messages).toBeVisible()
  await page.getByRole('button', { name: 'Neste' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Siste kontrollmulighet' })).toBeFocused()
  await expect(messages).toBeHidden()
  const line = page.getByRole('button', { name: 'Steg 4 av 8: Siste kontrollmulighet' })
  await page.evaluate(() => scrollTo(0, 0))
  const content = (await edge(page.locator('.eks-wizard-actions'), 'top')) - (await edge(line, 'bottom'))
  expect(content).toBeGreaterThanOrEqual(480)
  await page.getByRole('button', { name: /^Meny.*Driftsmeldinger/ }).click()
  await expect(page.getByRole('link', { name: 'Driftsmeldinger' })).toBeVisible()
  await page.keyboard.press('Escape')

  await line.click()
  const sheet = page.getByRole('dialog', { name: 'Søknadssteg' })
  await expect(sheet).toContainText('Kina')
  await inspect(page)
  await sheet.getByRole('link', { name: 'Transport' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transport' })).toBeFocused()
  await page.getByRole('button', { name: /^Må vurderes/ }).click()
  await expect(page.getByRole('dialog', { name: 'Forutsagt utfall' })).toContainText('Gebyr')
  await inspect(page)
})

test('[WIZ-01] [THM-02] on a phone every page of a draft leaves its content 480 of 740 px, and no answer of two is cut', async ({
  submitter: page,
}) => {
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/soeknader/${referenceNumber}/avsender`)
  const steps = ['Mottaker', 'Siste kontrollmulighet', 'Transport', 'Varelinjer', 'Henting', 'Oppsummering']
  for (const step of steps) {
    await page.getByRole('button', { name: 'Neste', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: step })).toBeFocused()
    await page.evaluate(() => scrollTo(0, 0))
    const actions = page.locator('.eks-wizard-actions')
    const height = (await edge(actions, 'bottom')) - (await edge(actions, 'top'))
    const top = await edge(page.getByRole('button', { name: new RegExp(`^Steg \\d av 8: ${step}`) }), 'bottom')
    expect(740 - top - height, step).toBeGreaterThanOrEqual(480)
    await checkWidth(page)
  }
})

test('[WIZ-10] on a phone two answers of Transport stand side by side, their controls level in English too', async ({
  submitter: page,
}) => {
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  await page.addInitScript(() => localStorage.setItem('eksport.locale', 'en'))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/soeknader/${referenceNumber}/transport`)
  for (const [first, second] of [
    ['Place of dispatch', 'Place of loading'],
    ['Departure date', 'Departure time'],
  ] as const) {
    const tops = [first, second].map((label) => edge(page.getByLabel(label, { exact: true }).first(), 'top'))
    const [left = 0, right = 0] = await Promise.all(tops)
    expect(Math.abs(left - right), first).toBeLessThanOrEqual(1)
  }
  expect(await cutBy(page.getByRole('combobox', { name: /^Departure time/ }))).toBeLessThanOrEqual(0)
  await checkWidth(page)
})

test('[RTE-12] on a phone the facts of an application stand over its seldom actions, which unfold', async ({
  submitter: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/soeknader/4009/detaljer')
  const more = page.getByRole('main').getByRole('button', { name: 'Flere valg' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  const receipt = page.getByRole('button', { name: 'Last ned kvittering' })
  await expect(receipt).toBeHidden()
  expect(await edge(page.getByText('Sertifikatformat').first(), 'top')).toBeLessThan(420)
  await more.press('Enter')
  await expect(receipt).toBeVisible()
  await inspect(page)
})

test('[LST-05] [LST-18] [LST-19] on a phone the first case is in sight, and what is used more seldom is a sheet', async ({
  submitter: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/oversikt')
  const first = page.getByRole('rowheader').first()
  await expect(first).toBeVisible()
  expect(await edge(first, 'top')).toBeLessThan(370)
  await page.getByRole('button', { name: 'Flere valg' }).click()
  const sheet = page.getByRole('dialog', { name: 'Flere valg' })
  await expect(sheet.getByRole('button', { name: /^Visninger/ })).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Last ned/ })).toBeVisible()
  await inspect(page)
  await sheet.getByRole('searchbox', { name: 'Søk på referansenummer' }).pressSequentially('4009')
  await sheet.getByRole('button', { name: 'Til listen' }).click()
  await expect(page.getByRole('rowheader')).toHaveText([/#004009/])
})

test('[WIZ-10] [WIZ-12] on a phone both ends of a period stand side by side, and no date is cut', async ({
  submitter: page,
}) => {
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/soeknader/${referenceNumber}/varelinjer/0`)
  const period = page.getByRole('group', { name: 'Produksjonsperiode' })
  const [from, to] = [period.getByLabel('Fra'), period.getByLabel('Til')]
  await expect(from).toHaveValue(/^\d/)
  expect(Math.abs((await edge(from, 'top')) - (await edge(to, 'top')))).toBeLessThanOrEqual(1)
  const dates = page.locator('.eks-date-picker input')
  for (const address of ['varelinjer/0', 'transport', 'kontroll']) {
    await page.goto(`/soeknader/${referenceNumber}/${address}`)
    await expect(dates.first()).toHaveValue(/^\d/)
    const cut = await dates.evaluateAll((inputs) => inputs.filter((date) => date.scrollWidth > date.clientWidth).length)
    expect(cut, address).toBe(0)
  }
  await checkWidth(page)
})
