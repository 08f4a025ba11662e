import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeParameter } from '@eksport/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firstWordsTexts } from './first-words.texts.ts'
import { sayWhatDidNotCome, speakFirstWords } from './first-words.ts'

const { failed, reload, ...standing } = firstWordsTexts
const pages = ['submitter', 'caseworker'] as const
const bodyOf = (portal: (typeof pages)[number]) =>
  readFileSync(join(import.meta.dirname, '../../../../apps', portal, 'index.html'), 'utf8')
    .replace(/^[\s\S]*<body>/, '')
    .replace(/<script[\s\S]*$/, '')

const words = () => [...document.querySelectorAll('[data-first-word]')].map(({ textContent }) => textContent)
const loseAFile = () => {
  const file = document.body.appendChild(document.createElement('script'))
  file.dispatchEvent(new Event('error'))
}

beforeEach(() => {
  document.documentElement.lang = 'nb'
})
afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
})

describe.each(pages)('the page of the %s portal, before its code has come', (portal) => {
  beforeEach(() => {
    document.body.innerHTML = bodyOf(portal)
  })

  it('[THM-10] has the bokmål words of the catalogue in it', () => {
    const elements = [...document.querySelectorAll<HTMLElement>('[data-first-word]')]
    expect(elements.length).toBeGreaterThan(0)
    for (const { dataset, textContent } of elements)
      expect(textContent).toBe(standing[dataset.firstWord as keyof typeof standing].nb)
  })

  it('[THM-10] speaks the language that was chosen here', () => {
    localStorage.setItem('eksport.locale', 'en')
    speakFirstWords(standing)
    expect(words()).toContain('Loading the page …')
    expect(document.documentElement.lang).toBe('en')
  })

  it('[ACT-13] speaks the language of the link of a mail where none was chosen', () => {
    const follow = () => {
      history.replaceState(null, '', `/foretak/310000043/oversikt?${localeParameter}=en`)
      speakFirstWords(standing)
      return document.documentElement.lang
    }
    expect(follow()).toBe('en')
    localStorage.setItem('eksport.locale', 'nn')
    expect(follow()).toBe('nn')
    expect(words()).toContain('Sida blir lasta …')
  })

  it('says that a file did not come, and offers the same page once more', () => {
    history.replaceState(null, '', '/foretak/310000043/oversikt?side=2#main')
    localStorage.setItem('eksport.locale', 'nn')
    speakFirstWords(standing)
    sayWhatDidNotCome(failed, reload)
    loseAFile()
    loseAFile()
    const alert = document.querySelector('[role="alert"]')
    expect(alert?.textContent).toBe('Sida kunne ikkje hentast. Sjekk nettet. Last inn sida på nytt')
    expect(alert?.querySelector('a')?.getAttribute('href')).toBe('/foretak/310000043/oversikt?side=2')
  })
})

it('says nothing where the page has been drawn already', () => {
  sayWhatDidNotCome(failed, reload)
  loseAFile()
  expect(document.querySelector('[role="alert"]')).toBeNull()
})
