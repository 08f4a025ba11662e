import type { Page } from '@playwright/test'

/** Opens a page of the form and waits for the code of another, which the browser fetches once it has nothing better to do. */
export const openWithCodeOf = async (other: string, page: Page, address: string): Promise<void> => {
  const answer = page.waitForResponse((one) => new URL(one.url()).pathname.startsWith(`/assets/${other}-`))
  await page.goto(address)
  // It has come when all that it imports has come as well.
  await page.evaluate(`import(${JSON.stringify((await answer).url())}).then(() => undefined)`)
}
