import { localize } from '@eksport/forms'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EksportProvider } from './eksport-provider.js'
import type { Language } from './language.js'
import { type Nouns, nounParams } from './nouns.js'
import { textsIn, useTexts } from './use-texts.js'

declare module './catalogue.js' {
  interface Messages {
    greeting: typeof greeting
  }
}

// As the package ships a catalogue: bokmål in place, the others in a file a language.
const greeting = { hello: { nb: 'Hei {name}' } } as unknown as Readonly<
  Record<'hello', Readonly<Record<'nb' | 'nn' | 'en', string>>>
>
const english: Language = { locale: 'en', texts: { greeting: { hello: 'Hello {name}' } } }

function Greeting() {
  return <p>{useTexts('greeting', greeting)('hello', { name: 'Kari' })}</p>
}

describe('[THM-10] a language in a file of its own', () => {
  it('is spoken where it was handed over, also on a server', () => {
    const page = (
      <EksportProvider locale="en" languages={[english]}>
        <Greeting />
      </EksportProvider>
    )
    expect(renderToString(page)).toContain('Hello Kari')
    render(page)
    expect(screen.getByText('Hello Kari')).toBeTruthy()
  })

  it('gives way to the words of a host', () => {
    render(
      <EksportProvider locale="en" languages={[english]} messages={{ greeting: { hello: { en: 'Dear {name}' } } }}>
        <Greeting />
      </EksportProvider>,
    )
    expect(screen.getByText('Dear Kari')).toBeTruthy()
  })

  it('is not asked for what it does not have', () => {
    const surroundings = { locale: 'nb', messages: {}, words: undefined } as const
    expect(textsIn(surroundings, 'greeting', greeting)('hello', { name: 'Ola' })).toBe('Hei Ola')
  })
})

const licences: Nouns = {
  one: { nb: 'fiskekort', nn: 'fiskekort', en: 'licence' },
  many: { nb: 'fiskekort', nn: 'fiskekort', en: 'licences' },
  all: { nb: 'fiskekortene', nn: 'fiskekorta', en: 'the licences' },
}
const text = { nb: '{Many}: 1 {one}', nn: 'Hentar {all}', en: '{Many}: 2 {many}, 1 {one}, {all}' }

it.each([
  ['nb', 'Fiskekort: 1 fiskekort'],
  ['nn', 'Hentar fiskekorta'],
  ['en', 'Licences: 2 licences, 1 licence, the licences'],
] as const)('puts the nouns of the owner into a text in %s', (locale, expected) => {
  expect(localize(text, locale, nounParams(licences, locale))).toBe(expected)
})
