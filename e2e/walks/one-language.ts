import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answers, type Locale, locales } from '@eksport/forms'
import { expect, type Page } from '@playwright/test'

const root = join(import.meta.dirname, '../..')
const sources = [
  'packages/*/src/**/*.ts',
  'packages/*/src/**/*.tsx',
  'apps/submitter/src/**/*.ts',
  'apps/server/src/**/*.ts',
  'data/*.json',
]
const tags = { nb: 'nb-NO', nn: 'nn-NO', en: 'en-GB' } as const

/** A row that its register has in English alone stands so under every language, and its words belong to none of the others. */
const withoutUntranslated = (source: string) => source.replaceAll(/^.*"untranslated":true.*$/gm, '')

/** Every text that the product's sources have under a language, as it stands there. */
const catalogue = () => {
  const texts: Record<Locale, string[]> = { nb: [], nn: [], en: [] }
  for (const file of globSync(sources, { cwd: root })) {
    const source = withoutUntranslated(readFileSync(join(root, file), 'utf8'))
    for (const [, locale, , text] of source.matchAll(/"?\b(nb|nn|en)"?:\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/gs))
      texts[locale as Locale].push(text ?? '')
  }
  return texts
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** The head of a calendar: 'må', 'ty', 'on'. */
const weekdaysOf = (locale: Locale) =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(tags[locale], { weekday: 'long', timeZone: 'UTC' })
      .format(Date.UTC(2026, 0, day))
      .slice(0, 2),
  )

/** The months and the days of the week, which no catalogue has. */
const calendarOf = (locale: Locale) =>
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1))).flatMap((day) =>
    (['long', 'short'] as const).map((style) =>
      new Intl.DateTimeFormat(tags[locale], { weekday: style, month: style, timeZone: 'UTC' }).format(day),
    ),
  )

const texts = catalogue()
const vocabulary = Object.fromEntries(
  locales.map((locale) => [
    locale,
    new Set([...texts[locale], ...calendarOf(locale), ...weekdaysOf(locale)].flatMap(wordsOf)),
  ]),
) as Record<Locale, Set<string>> // one for each of the locales

const names = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt']

/** What the page says in its own language, not what it marks as being in another one, nor what only a browser without scripts shows. */
const textsOf = (page: Page) =>
  page.evaluate((attributes) => {
    const own = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang &&
      element.closest('script, noscript, style, template, textarea') === null
    const elements = [...document.querySelectorAll('body *')].filter(own)
    const texts = elements.flatMap(({ childNodes }) =>
      [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? ''),
    )
    const inAttributes = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
    return [...new Set([document.title, ...texts, ...inAttributes])]
  }, names)

/** The words that somebody wrote, wherever they stand in the answers. */
const wordsIn = (answers: unknown): string[] => {
  if (typeof answers === 'string') return wordsOf(answers)
  return typeof answers === 'object' && answers !== null ? Object.values(answers).flatMap(wordsIn) : []
}

/** No word on the page belongs to another language alone, but for those that were written there; and the page says which language it is in. */
export const expectOneLanguage = async (page: Page, locale: Locale, written: Answers): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  const others = locales.filter((one) => one !== locale)
  const own = new Set(wordsIn(written))
  const isForeign = (word: string) =>
    !vocabulary[locale].has(word) && !own.has(word) && others.some((other) => vocabulary[other].has(word))
  const foreign = (await textsOf(page)).flatMap((text) => {
    const strange = wordsOf(text).filter(isForeign)
    return strange.length > 0 ? [`${strange.join(', ')}: ${text}`] : []
  })
  expect.soft(foreign, `words of another language, ${page.url()}`).toEqual([])
}
