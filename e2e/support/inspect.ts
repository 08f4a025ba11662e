import { expect, type Page, test } from '@playwright/test'
import { colours, everything, violationsIn } from '../../scripts/lib/axe.ts'
import { asPainted } from '../../scripts/lib/painted-colours.ts'

const schemes = { light: everything, dark: colours } as const
type Theme = keyof typeof schemes
const narrow = { width: 320, height: 640 }

const findingsOf = async (page: Page, runOnly: (typeof schemes)[Theme]) =>
  (await violationsIn('html', page, runOnly)).flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} · ${node.target.join(' ')} · ${node.failureSummary?.replaceAll(/\s+/g, ' ')}`),
  )

/** Runs axe with every rule of WCAG 2.2 AA and best practices; colours in both themes. */
const checkAccessibility = async (page: Page): Promise<void> => {
  // The placeholder before the script has the page's own heading, and is removed before the page appears.
  await expect(page.locator('.before-the-script')).toHaveCount(0)
  await expect(page.locator('h1')).not.toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await findingsOf(page, schemes[colorScheme]), `axe, ${colorScheme}, ${page.url()}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Runs axe's colour rules in forced colours, light and dark. */
export const checkForcedColours = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const found = await asPainted(page, () => findingsOf(page, colours))
    expect.soft(found, `axe, forced colours, ${colorScheme}, ${page.url()}`).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
}

const whatIsTooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const culprits = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} px wide`, ...culprits.slice(0, 8).map((element) => element.outerHTML.slice(0, 160))]
  })

/** Expects no horizontal scrolling in the current window. */
export const checkWidth = async (page: Page): Promise<void> => {
  expect
    .soft(await whatIsTooWide(page), `sideways scroll at ${page.viewportSize()?.width} px, ${page.url()}`)
    .toEqual([])
}

/** [TBL-08] WCAG 1.4.10: no horizontal scrolling at 320 CSS px. */
export const checkReflow = async (page: Page): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize(narrow)
  // Tables turn into cards a moment after the width changes.
  await expect
    .configure({ soft: true })
    .poll(() => whatIsTooWide(page), { message: `sideways scroll at 320 px, ${page.url()}` })
    .toEqual([])
  if (before) await page.setViewportSize(before)
}

/** What every page must pass: axe in both themes, and reflow. Only in the proof; in `npm test` axe checks each story. */
export const inspect = async (page: Page): Promise<void> => {
  if (test.info().project.name === 'everyday') return
  await checkAccessibility(page)
  await checkReflow(page)
}
