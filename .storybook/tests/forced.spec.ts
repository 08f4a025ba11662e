import { expect, test } from '@playwright/test'

test('[THM-09] in forced colours the button that leads on is drawn otherwise than the one beside it', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('iframe.html?viewMode=story&id=actions-button--kinds')
  const edgeOf = (name: string) =>
    page
      .getByRole('button', { name })
      .last()
      .evaluate((button) => getComputedStyle(button).borderWidth)
  const plain = await edgeOf('Tilbake')
  expect(await edgeOf('Opprett ny')).not.toBe(plain)
  expect(await edgeOf('Slett')).not.toBe(plain)
})
