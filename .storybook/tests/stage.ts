import { type BrowserContext, type Page, test as playwright } from '@playwright/test'
import { type Look, wide } from './looks.ts'

export interface Options {
  /** The looks in which a story is checked after its play. */
  readonly looks: readonly Look[]
}

interface Stage {
  readonly page: Page
  /** Opens an empty Storybook: a new document with freshly loaded modules. */
  readonly clear: () => Promise<void>
}

/** The page together with the functions that it kept from before. */
const withFunctions = (page: Page): Page =>
  Object.create(page, { exposeBinding: { value: async () => undefined } }) as Page

/** Clears what a story stored, which its modules would read on load. */
const forget = () => {
  localStorage.clear()
  sessionStorage.clear()
}

async function makeStage(context: BrowserContext): Promise<Stage> {
  process.env.TARGET_URL = `http://127.0.0.1:${process.env.STORIES_PORT}`
  // Loads a compiler and Jest, which takes seconds: only for tests that play.
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

/** Stories are played on one page per browser, so that the next document can reuse what was fetched and compiled. */
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
 * Shows a story and runs its play function. Nothing of the previous story is left: storage, focus or stopped time.
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

/** Waits after the play function until nothing moves, and removes Storybook's own hidden notices. */
export async function still(page: Page): Promise<void> {
  await page.evaluate((text) => {
    // Storybook's notices come before the story and contain links, so axe would not see our skip link as the first.
    for (const notice of document.querySelectorAll('.sb-wrapper')) notice.remove()
    const style = document.createElement('style')
    style.id = 'still'
    style.textContent = text
    document.head.append(style)
  }, css)
}
