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

/** Rows that their register has only in English appear in every language, and do not count as English. */
const withoutUntranslated = (source: string) => source.replaceAll(/^.*"untranslated":true.*$/gm, '')

/** Every text in the product's sources, by language. */
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

/** The header of a calendar: 'må', 'ty', 'on'. */
const weekdaysOf = (locale: Locale) =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(tags[locale], { weekday: 'long', timeZone: 'UTC' })
      .format(Date.UTC(2026, 0, day))
      .slice(0, 2),
  )

/** The names of months and weekdays, which no catalogue has. */
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

/** The page's texts, except those marked as another language and those for browsers without scripts. */
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

/** The words of typed texts anywhere in the answers. */
const wordsIn = (answers: unknown): string[] => {
  if (typeof answers === 'string') return wordsOf(answers)
  return typeof answers === 'object' && answers !== null ? Object.values(answers).flatMap(wordsIn) : []
}

/** Expects no word that only exists in another language, except words typed there, and that the page states its language. */
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
