import type { Page } from '@playwright/test'

/**
 * Lets axe look at colours as they are painted. It first asks for the fill of the letters, which no stylesheet of ours sets, and in
 * forced colours Chromium answers that with the author's colour although it paints the system's: light letters of a dark tip were
 * measured against the white ground that the system gives them.
 */
export async function asPainted<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const whole = await page.evaluateHandle(() => CSSStyleDeclaration.prototype.getPropertyValue)
  await page.evaluate((ask) => {
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return ask.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
    }
  }, whole)
  try {
    return await look()
  } finally {
    await page.evaluate((ask) => {
      CSSStyleDeclaration.prototype.getPropertyValue = ask
    }, whole)
  }
}
