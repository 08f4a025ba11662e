import { expect, test } from '../support/test.ts'

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

test('[RTE-18] does not ask a person who acts for no organisation', async ({ asPerson }) => {
  const page = await asPerson('exporterOfThree')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gi tilbakemelding' })).toHaveCount(0)
})
