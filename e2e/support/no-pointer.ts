import type { Page } from '@playwright/test'

/** Records every use of mouse or touch on a page. */
export const watchPointer = async (page: Page): Promise<readonly string[]> => {
  const used: string[] = []
  await page.exposeBinding('eksportReportPointer', (_source, what: unknown) => {
    used.push(String(what))
  })
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
      addEventListener(
        type,
        (event) => {
          const report: unknown = Reflect.get(window, 'eksportReportPointer')
          const target = event.target instanceof Element ? event.target.outerHTML.slice(0, 120) : ''
          if (typeof report === 'function') report(`${type} on ${target}`)
        },
        true,
      )
    }
  })
  return used
}
