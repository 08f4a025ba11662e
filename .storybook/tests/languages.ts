import type { Page } from '@playwright/test'

/** Once round: from bokmål to nynorsk and English, and back. */
const round = ['nn', 'en', 'nb'] as const

/** What is thrown or reported while the toolbar's language changes, as a person changes it on any story. */
export async function languageErrors(page: Page): Promise<string[]> {
  const heard: string[] = []
  const hear = (error: Error) => heard.push(error.message)
  page.on('pageerror', hear)
  for (const locale of round) {
    const wrong = await page.evaluate(
      (next) =>
        new Promise<string | undefined>((resolve) => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__
          const done = () => resolve(undefined)
          const failed = (error?: ChannelReport) => resolve(error?.message ?? error?.title ?? 'The story failed.')
          channel.once('storyRendered', done)
          for (const event of ['storyErrored', 'storyThrewException', 'storyMissing']) channel.once(event, failed)
          channel.emit('updateGlobals', { globals: { locale: next } })
        }),
      locale,
    )
    if (wrong !== undefined) heard.push(wrong)
    await page.waitForFunction((lang) => document.documentElement.lang === lang, locale)
  }
  page.off('pageerror', hear)
  return heard
}

/** What Storybook says of an error, or of its globals when they changed. */
interface ChannelReport {
  readonly message?: string
  readonly title?: string
  readonly globals?: { readonly a11y?: { readonly manual?: boolean } }
}

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      once(event: string, listener: (report?: ChannelReport) => void): void
      emit(event: string, change: object): void
    }
  }
}
