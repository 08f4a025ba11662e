import { localize } from '@eksport/forms'
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { english } from '../../foundation/text/languages/en.js'
import { Badge } from './badge.js'
import { ExplainedBadge } from './explained-badge.js'

const words = {
  valid: { nb: 'Gyldig', nn: 'Gyldig', en: 'Valid' },
  blocked: { nb: 'Sperret', nn: 'Sperra', en: 'Blocked' },
}

/** A state whose word follows the language. */
const State = ({ state }: { state: keyof typeof words }) => (
  <Badge label={localize(words[state], useEksport().locale)} announceChanges />
)

describe('Badge', () => {
  it('shows its word, its tone, and what it means as hidden text and tooltip', () => {
    render(<Badge label="Utløpt" tone="danger" explanation="Kortet kan ikke brukes" data-testid="badge" />)
    const badge = screen.getByTestId('badge')
    expect([badge.textContent, badge.title, badge.dataset.tone]).toEqual([
      'Utløpt: Kortet kan ikke brukes',
      'Kortet kan ikke brukes',
      'danger',
    ])
  })

  it('is neutral, and one element, when nothing else is said', () => {
    const { container } = render(<Badge label="Utkast" />)
    expect(container.querySelectorAll('*')).toHaveLength(1)
    expect(container.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('neutral')
  })

  it('takes a picture in the place of the shape', () => {
    render(<Badge label="Laks" icon={<svg aria-hidden="true" />} data-testid="badge" />)
    expect(screen.getByTestId('badge').dataset.icon).toBe('')
    expect(screen.getByTestId('badge').querySelector('svg')).not.toBeNull()
  })

  it('is a button with a tip where it explains, and none without an explanation', async () => {
    const { rerender } = render(<Badge label="Gyldig" explain />)
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Badge label="Gyldig" explanation="Du kan fiske" explain />)
    const button = await screen.findByRole('button', { name: /^Gyldig ?: Du kan fiske$/ })
    expect(document.getElementById(button.getAttribute('popovertarget') ?? '')?.textContent).toBe('Du kan fiske')
  })

  it('says a change only where it is asked to, in the words that are asked for', async () => {
    const announce = vi.spyOn(getAnnouncer(document), 'announce')
    const messages = () => announce.mock.calls.map(([text]) => text)
    const { rerender } = render(<Badge label="Utkast" announceChanges />)
    rerender(<Badge label="Gyldig" announceChanges />)
    await vi.waitFor(() => expect(messages()).toEqual(['Endret til Gyldig']))
    rerender(<Badge label="Sperret" />)
    rerender(<Badge label="Utløpt" announceChanges messages={{ changed: 'Kortet er nå {label}' }} />)
    await vi.waitFor(() => expect(messages()).toEqual(['Endret til Gyldig', 'Kortet er nå Utløpt']))
  })

  it("says it in the provider's words, with a sign of money as it is", async () => {
    const announce = vi.spyOn(getAnnouncer(document), 'announce')
    const page = (label: string) => (
      <EksportProvider locale="en" messages={{ badge: { changed: { en: 'Now {label}' } } }}>
        <Badge label={label} announceChanges />
      </EksportProvider>
    )
    const { rerender } = render(page('Due'))
    rerender(page("Paid $& 100 $'"))
    await vi.waitFor(() => expect(announce.mock.calls.at(-1)?.[0]).toBe("Now Paid $& 100 $'"))
  })

  it('says nothing when the same state is written in another language', async () => {
    const announce = vi.spyOn(getAnnouncer(document), 'announce')
    const page = (locale: 'nb' | 'en', state: keyof typeof words) => (
      <EksportProvider locale={locale} languages={[english]}>
        <State state={state} />
      </EksportProvider>
    )
    const { rerender } = render(page('nb', 'valid'))
    rerender(page('en', 'valid'))
    await screen.findByText('Valid')
    rerender(page('en', 'blocked'))
    await vi.waitFor(() => expect(announce.mock.calls.map(([text]) => text)).toEqual(['Changed to Blocked']))
  })

  it('is a link where it is rendered as one', () => {
    render(<Badge label="Gyldig" render={<a href="/kort/1" />} className="mitt" />)
    expect(screen.getByRole('link', { name: 'Gyldig' }).className).toBe('eks-badge mitt')
  })
})

it('reads its explanation once: the tip is for the eye', () => {
  render(<ExplainedBadge explanation="Kortet kan ikke brukes">Utløpt</ExplainedBadge>)
  expect(screen.getByText('Kortet kan ikke brukes').getAttribute('aria-hidden')).toBe('true')
})
