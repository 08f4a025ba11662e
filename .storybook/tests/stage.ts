import type { Browser, BrowserContext, Page } from '@playwright/test'
import { injectAxe } from 'axe-playwright'
import { wide } from './looks.ts'

/** One a browser: what a page has fetched and compiled, the next page need not. */
const contexts = new WeakMap<Browser, BrowserContext>()

async function contextOf(browser: Browser): Promise<BrowserContext> {
  const context =
    contexts.get(browser) ??
    (await browser.newContext({
      viewport: wide,
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'nb-NO',
      timezoneId: 'Europe/Oslo',
    }))
  contexts.set(browser, context)
  return context
}

/** One a browser too: a page opened anew compiles in a process of its own what the one before had compiled. */
const pages = new WeakMap<Browser, Page>()

/** What a story stored; its modules would read it as they load. */
const forget = () => {
  localStorage.clear()
  sessionStorage.clear()
}

/** As the page, for whoever gives it the functions that it has kept from before. */
const withFunctions = (page: Page): Page =>
  Object.create(page, { exposeBinding: { value: async () => undefined } }) as Page

/**
 * Opens an empty Storybook on which the stories of a component are played one after the other. The document is new, and with it all
 * that its modules remember.
 */
export async function openStage(browser: Browser): Promise<Page> {
  const context = await contextOf(browser)
  const before = pages.get(browser)
  const page = before ?? (await context.newPage())
  pages.set(browser, page)
  await before?.evaluate(forget)
  process.env.TARGET_URL = `http://127.0.0.1:${process.env.STORIES_PORT}`
  // Loads a compiler and Jest: seconds, which only those pay who play.
  const { setupPage } = await import('@storybook/test-runner')
  await setupPage(before ? withFunctions(page) : page, context)
  await injectAxe(page)
  return page
}

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
