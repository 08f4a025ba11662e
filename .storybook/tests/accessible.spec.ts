import { expect, test } from '@playwright/test'
import { violations } from './accessible.ts'

/** A tip as ours, dark with light letters, and one that keeps its own colours and cannot be read. */
const html = `
  <p style="background: #112a2e; color: #faf7f4">A tip</p>
  <p style="background: #ffffff; color: #faf7f4; forced-color-adjust: none">Not to be read</p>`

test('[THM-09] in forced colours axe measures what the system paints, and what keeps colours of its own', async ({
  page,
}) => {
  await page.setContent(html)
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await violations(page, 'forced-colors')
  expect(found.map((fault) => />(.*)</.exec(fault)?.[1])).toEqual(['Not to be read'])

  // The browser answers as before to whoever asks next.
  const fill = () =>
    page.evaluate(() => {
      const [letters] = document.querySelectorAll('p')
      if (letters) letters.style.webkitTextFillColor = 'red'
      return letters && getComputedStyle(letters).getPropertyValue('-webkit-text-fill-color')
    })
  expect(await fill()).toBe('rgb(255, 0, 0)')
})

test('axe finds targets that are too small and too near each other, and lets a link in a sentence be', async ({
  page,
}) => {
  const style = 'width: 16px; height: 16px; padding: 0; border: 0'
  await page.setContent(`
    <main><h1>Small</h1>
      <button style="${style}" aria-label="One"></button><button style="${style}" aria-label="Other"></button>
      <p>A sentence with <a href="/">a link</a> and <a href="/other">another</a>.</p>
    </main>`)
  const found = (await violations(page, 'light')).filter((fault) => fault.startsWith('target-size'))
  expect(found.map((fault) => /aria-label="(.*?)"/.exec(fault)?.[1])).toEqual(['One', 'Other'])
})
