import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

test('[FBK-01] [RTE-18] what an exporter thinks is asked for in words, sent, thanked for, and the form closes by itself', async ({
  submitter,
}) => {
  await submitter.goto('/oversikt')
  const launcher = submitter.getByRole('button', { name: 'Gi tilbakemelding' })
  await launcher.click()
  const form = submitter.getByRole('dialog', { name: 'Gi tilbakemelding' })
  await form.getByRole('button', { name: 'Send inn' }).click()
  await expect(form.getByText('En tilbakemelding/emoji må velges.')).toBeVisible()
  await expect(form.getByRole('radio').first()).toBeFocused()
  await inspect(submitter)
  await form.getByRole('radio', { name: 'Bra' }).check()
  await form.getByLabel('Kommentar').fill('Raskt å fylle ut.')
  const sent = submitter.waitForResponse((answer) => answer.url().endsWith('/api/feedback') && answer.status() === 204)
  await form.getByRole('button', { name: 'Send inn' }).click()
  await sent
  await expect(form).toBeHidden()
  await expect(launcher).toBeFocused()
})

test('[RTE-18] the button lies after the page and over none of it, on a phone and on a wide screen', async ({
  submitter,
}) => {
  for (const width of [360, 1280]) {
    await submitter.setViewportSize({ width, height: 700 })
    await submitter.goto('/oversikt')
    const launcher = submitter.getByRole('contentinfo').getByRole('button', { name: 'Gi tilbakemelding' })
    await expect(launcher).toBeAttached()
    const apart = async () => {
      const [page, button] = await Promise.all([submitter.getByRole('main').boundingBox(), launcher.boundingBox()])
      return page && button ? button.y - (page.y + page.height) : Number.NaN
    }
    for (const end of [0, Number.MAX_SAFE_INTEGER]) {
      await submitter.evaluate((top) => window.scrollTo(0, top), end)
      await expect.poll(apart).toBeGreaterThanOrEqual(0)
    }
  }
})

test('[RTE-18] whoever acts for nobody is not asked', async ({ asPerson }) => {
  const page = await asPerson('exporterOfThree')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gi tilbakemelding' })).toHaveCount(0)
})
