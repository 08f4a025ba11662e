import type { Page } from '@playwright/test'

/**
 * Makes axe see colours as painted. It first reads the fill of letters, which none of our stylesheets sets. In forced
 * colours, Chromium returns the author's colour for it but paints the system's, so light letters of a dark tooltip were
 * measured against the system's white background.
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
