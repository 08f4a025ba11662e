import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { tooltipTexts } from '../../components/tooltip/tooltip.texts.js'
import { EksportProvider } from './eksport-provider.js'
import type { Language } from './language.js'
import { textsIn, useTexts } from './use-texts.js'

// As the package ships a catalogue: bokmål in place, the others in a file a language.
const greeting = { help: { nb: 'Hei {name}' } } as unknown as typeof tooltipTexts
const english: Language = { locale: 'en', texts: { tooltip: { help: 'Hello {name}' } } }

function Greeting() {
  return <p>{useTexts('tooltip', greeting)('help', { name: 'Kari' })}</p>
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
      <EksportProvider locale="en" languages={[english]} messages={{ tooltip: { help: { en: 'Dear {name}' } } }}>
        <Greeting />
      </EksportProvider>,
    )
    expect(screen.getByText('Dear Kari')).toBeTruthy()
  })

  it('is not asked for what it does not have', () => {
    const surroundings = { locale: 'nb', messages: {}, words: undefined } as const
    expect(textsIn(surroundings, 'tooltip', greeting)('help', { name: 'Ola' })).toBe('Hei Ola')
  })
})
