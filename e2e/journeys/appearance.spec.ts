import { today } from '@eksport/domain'
import { addDays, getAt } from '@eksport/forms'
import type { Page } from '@playwright/test'
import { addressOf } from '../support/addresses.ts'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

/** The lightness of the middle of each picture, 0 black to 255 white, worked out by the browser itself. */
const lightnessOf = (page: Page, pictures: readonly string[]) =>
  page.evaluate(async (encoded) => {
    const found: number[] = []
    for (const data of encoded) {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('This browser draws nothing.')
      context.drawImage(bitmap, 0, 0)
      const { data: dots } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      let sum = 0
      for (let at = 0; at < dots.length; at += 4)
        sum += ((dots[at] ?? 0) + (dots[at + 1] ?? 0) + (dots[at + 2] ?? 0)) / 3
      found.push(sum / (dots.length / 4))
    }
    return found
  }, pictures)

for (const portal of ['submitter', 'caseworker'] as const) {
  test(`[THM-01] the dark theme is chosen with a button, kept, and there in the first painted frame (${portal})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme: 'light', baseURL: addressOf(portal) })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: 'Mørkt tema' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
    // A screencast begins with what stands on the screen: the switch itself must have been painted before it starts.
    const painted = async () => Math.max(...(await lightnessOf(page, [(await page.screenshot()).toString('base64')])))
    await expect.poll(painted).toBeLessThan(110)
    // A slow network shows what stands on the screen before the app does.
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    const session = await context.newCDPSession(page)
    const frames: string[] = []
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(data)
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1, maxWidth: 320, maxHeight: 240 })
    await page.reload()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await session.send('Page.stopScreencast')
    expect(frames.length).toBeGreaterThan(0)
    const helper = await context.newPage()
    const lightness = await lightnessOf(helper, frames)
    expect(Math.max(...lightness), `frames: ${lightness.map(Math.round).join(', ')}`).toBeLessThan(110)
    await context.close()
  })
}

test('[THM-10] the language is switched in place, kept, and announced to assistive technology', async ({
  submitter,
  caseworker,
}) => {
  const titles = [
    { page: submitter, nn: 'Søknader', en: 'Applications' },
    { page: caseworker, nn: 'Alle opne', en: 'All open' },
  ]
  for (const { page, nn, en } of titles) {
    await page.goto('/')
    await page.getByRole('button', { name: 'Språk: Bokmål' }).click()
    await page.getByRole('menuitemradio', { name: 'Norsk nynorsk' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nn')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nn)
    await page.getByRole('button', { name: 'Språk: Nynorsk' }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en)
    await inspect(page)
  }
})

/** As it is written in a field: `24.11.2026`. */
const written = (date: unknown) => String(date).split('-').reverse().join('.')

test('[THM-06] [PIK-09] times are those of Oslo in a browser on the other side of the earth', async ({ submitter }) => {
  await submitter.goto('/soeknader/4009/detaljer')
  const zone = await submitter.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(zone).toBe('Pacific/Auckland')
  const approved = submitter.getByRole('list', { name: 'Historikk' }).locator('time').first()
  const instant = await approved.getAttribute('datetime')
  const inOslo = new Intl.DateTimeFormat('nb-NO', {
    timeZone: 'Europe/Oslo',
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  } as const).format(new Date(instant ?? ''))
  await expect(approved).toHaveText(inOslo.replace(',', ''))

  // The calendar's day is the office's, and a day that is typed stays that day.
  const now = new Date().toISOString()
  const answers = draftAnswers(now)
  const { referenceNumber } = await createDraft(submitter, answers)
  await submitter.goto(`/soeknader/${referenceNumber}/henting`)
  await expect(submitter.getByText('Tidene er norsk tid.')).toBeVisible()
  const ofToday = submitter.locator('button[data-today]')
  // The calendar opens in the month of the pickup, which is another one on the last day of a month.
  if (!(await ofToday.isVisible())) await submitter.getByRole('button', { name: 'Forrige måned' }).click()
  await expect(ofToday).toHaveAttribute('data-date', today(now))
  await submitter.goto(`/soeknader/${referenceNumber}/kontroll`)
  const control = submitter.getByLabel('Dato', { exact: true })
  await expect(control).toHaveValue(written(getAt(answers, 'control.dispatchDate')))
  const later = addDays(today(now), 9)
  const saved = submitter.waitForRequest((request) => request.method() === 'PUT')
  await control.fill(written(later))
  await control.press('Tab')
  expect((await saved).postDataJSON()).toMatchObject({ control: { dispatchDate: later } })
})
