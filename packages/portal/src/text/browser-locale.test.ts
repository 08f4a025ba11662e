import { expect, it } from 'vitest'
import { browserLocale } from './browser-locale.ts'

it.each([
  [['pt-BR', 'en'], 'en'],
  [['zh-CN'], 'en'],
  [['nb-NO', 'en'], 'nb'],
  [['no'], 'nb'],
  [['nn-NO', 'nb'], 'nn'],
  [['de', 'nn'], 'nn'],
  [[], 'en'],
] as const)('[CRT-10] a browser that asks for %j reads %s', (languages, locale) => {
  expect(browserLocale(languages)).toBe(locale)
})
