import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EksportProvider } from './eksport-provider.js'
import type { Language } from './language.js'
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
