import type { Page } from 'playwright'

const css = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
  ::-webkit-scrollbar { display: none; }
`

/** Before a story: nothing of the one before is left, neither stored nor focused nor said. */
export async function clean(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
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

/** Play functions of the next story meet the components with all their motion. */
export async function move(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('still')?.remove())
}
