import { type BrowserContext, type Page, test as playwright } from '@playwright/test'
import { type Look, wide } from './looks.ts'

export interface Options {
  /** In which looks a story is looked at after its play. */
  readonly looks: readonly Look[]
}

interface Stage {
  readonly page: Page
  /** Opens an empty Storybook: a new document, and with it new modules that remember nothing. */
  readonly clear: () => Promise<void>
}

/** As the page, for whoever gives it the functions that it has kept from before. */
const withFunctions = (page: Page): Page =>
  Object.create(page, { exposeBinding: { value: async () => undefined } }) as Page

/** What a story stored; its modules would read it as they load. */
const forget = () => {
  localStorage.clear()
  sessionStorage.clear()
}

async function makeStage(context: BrowserContext): Promise<Stage> {
  process.env.TARGET_URL = `http://127.0.0.1:${process.env.STORIES_PORT}`
  // Loads a compiler and Jest: seconds, which only those pay who play.
  const { setupPage } = await import('@storybook/test-runner')
  const page = await context.newPage()
  let isNew = true
  const clear = async () => {
    if (!isNew) await page.evaluate(forget)
    await setupPage(isNew ? page : withFunctions(page), context)
    isNew = false
  }
  return { page, clear }
}

/** Stories are played on one page a browser: what it has fetched and compiled, the next document need not. */
export const test = playwright.extend<Options, { readonly stage: Stage }>({
  looks: [['light'], { option: true }],
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: wide,
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'nb-NO',
        timezoneId: 'Europe/Oslo',
      })
      await use(await makeStage(context))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const css = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
  ::-webkit-scrollbar { display: none; }
`

/**
 * Shows a story and plays its function; nothing of the one before is left, neither stored nor focused nor stilled.
 * Answers whether the story can stand still for a picture.
 */
export async function play(page: Page, story: string): Promise<boolean> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
    document.getElementById('still')?.remove()
  })
  const id = JSON.stringify(story)
  return page.evaluate(
    `__test(${id}).then(() => __getContext(${id})).then(({ parameters }) => parameters.pictures !== false)`,
  )
}

/** After its play function: nothing moves any more, and Storybook's own hidden notices are out of the way. */
export async function still(page: Page): Promise<void> {
  await page.evaluate((text) => {
    // Storybook's notices stand before the story and hold links: to axe our skip link is then not first.
    for (const notice of document.querySelectorAll('.sb-wrapper')) notice.remove()
    const style = document.createElement('style')
    style.id = 'still'
    style.textContent = text
    document.head.append(style)
  }, css)
}
