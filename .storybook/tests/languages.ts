import type { Page } from '@playwright/test'
import { brokenWords } from './broken-words.ts'
import { narrow, settle } from './looks.ts'

/** Ends in the language that the next story starts in. */
const languages = ['nn', 'en', 'nb'] as const
type Spoken = (typeof languages)[number] | 'ar'

/** How Storybook reports an error. */
interface ChannelReport {
  readonly message?: string
  readonly title?: string
}

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      once(event: string, listener: (report?: ChannelReport) => void): void
      emit(event: string, change: object): void
    }
  }
}

/**
 * Switches the language as the toolbar does: the story keeps the state its play left, and is drawn again. Answers the
 * reason if that failed.
 */
export async function speak(page: Page, locale: Spoken): Promise<string | undefined> {
  const wrong = await page.evaluate(
    (next) =>
      new Promise<string | undefined>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__
        const failed = (report?: ChannelReport) => resolve(report?.message ?? report?.title ?? 'The story failed.')
        channel.once('storyRendered', () => resolve(undefined))
        for (const event of ['storyErrored', 'storyThrewException', 'storyMissing']) channel.once(event, failed)
        channel.emit('updateGlobals', { globals: { locale: next } })
      }),
    locale,
  )
  await page.waitForFunction((lang) => document.documentElement.lang === lang, locale)
  await settle(page)
  return wrong
}

/** What goes wrong when the language changes at 320 px: errors thrown or reported, and broken words. */
export async function languageFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(narrow)
  const faults: string[] = []
  const hear = (error: Error) => faults.push(error.message)
  page.on('pageerror', hear)
  for (const language of languages) {
    const wrong = await speak(page, language)
    if (wrong !== undefined) faults.push(`${language}: ${wrong}`)
    faults.push(...(await brokenWords(page)).map((word) => `${language}: broken in two: ${word}`))
  }
  page.off('pageerror', hear)
  return faults
}
