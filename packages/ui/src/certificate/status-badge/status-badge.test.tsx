import { applicationStatuses } from '@eksport/domain'
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import type { EksportContextValue } from '../../foundation/text/eksport-context.js'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { StatusBadge } from './status-badge.js'
import { badgeContent } from './status-badge.logic.js'

const tones = {
  // [exporter, caseworker], from spec-2 point 4
  UNDER_REGISTRERING: ['info', 'info'],
  INNSENDT: ['info', 'info'],
  UNDER_VURDERING: ['info', 'warning'],
  AVKLARING_INNSENDER: ['warning', 'info'],
  GODKJENT: ['success', 'warning'],
  TIL_SIGNERING: ['info', 'info'],
  SKREVET_UT: ['success', 'warning'],
  UTSTEDT: ['success', 'success'],
  STOPPET: ['danger', 'danger'],
  AVSLAG: ['danger', 'danger'],
  TRUKKET_TILBAKE: ['danger', 'danger'],
  KANSELLERING_BEHANDLES: ['warning', 'info'],
  KANSELLERT: ['danger', 'danger'],
  ERSTATNING_UNDER_REGISTRERING: ['info', 'info'],
  ERSTATNING_BEHANDLES: ['info', 'info'],
  ERSTATTET: ['danger', 'danger'],
  ANNULLERT: ['danger', 'danger'],
} as const

const bokmaal: EksportContextValue = {
  locale: 'nb',
  messages: {},
  words: undefined,
  now: Date.now,
  timeZone: 'Europe/Oslo',
  storage: undefined,
}

describe('StatusBadge', () => {
  it.each(applicationStatuses)(
    '[BDG-01] [BDG-02] [BDG-03] %s: tone of both viewpoints, and the status with spaces',
    (status) => {
      render(
        <>
          <StatusBadge status={status} viewpoint="INNSENDER" data-testid="exporter" />
          <StatusBadge status={status} viewpoint="BEHANDLER" data-testid="officer" />
        </>,
      )
      expect([screen.getByTestId('exporter').dataset.tone, screen.getByTestId('officer').dataset.tone]).toEqual(
        tones[status],
      )
      expect(screen.getAllByText(status.replaceAll('_', ' '))).toHaveLength(2)
    },
  )

  it.each([
    ['UTSTEDT', 'Choo choo ship away'],
    ['INNSENDT', 'I prosess'],
    ['GODKJENT', 'I prosess. Krever handling'],
    ['AVSLAG', 'Kan ikke eksporteres'],
  ] as const)('[BDG-02] %s tells caseworkers "%s", as text and as tooltip', (status, text) => {
    render(<StatusBadge status={status} viewpoint="BEHANDLER" data-testid="badge" />)
    expect(screen.getByTestId('badge').textContent).toBe(`${status}: ${text}`)
    expect(screen.getByTestId('badge').title).toBe(text)
  })

  it('[BDG-04] names the groups of the status for a page that tones down what is over', () => {
    const groupOf = (status: string) => {
      const { container } = render(<StatusBadge status={status} viewpoint="BEHANDLER" />)
      return container.querySelector<HTMLElement>('.eks-status-badge')?.dataset.group
    }
    expect(['UTSTEDT', 'INNSENDT', 'ERSTATNING_BEHANDLES', 'UNDER_REGISTRERING', 'NY'].map(groupOf)).toEqual([
      'terminal-looking',
      'in-progress',
      'terminal-looking in-progress',
      undefined,
      undefined,
    ])
  })

  it('[BDG-03] tells exporters that an approved one can be exported', () => {
    expect(badgeContent('GODKJENT', 'INNSENDER', bokmaal).description).toBe('Kan eksporteres')
  })

  it('shows a status of a newer server by its name, in the neutral tone', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    render(<StatusBadge status="TIL_LABORATORIUM" viewpoint="INNSENDER" data-testid="badge" />)
    expect(screen.getByTestId('badge').dataset.tone).toBe('neutral')
    expect(screen.getByTestId('badge').textContent).toBe('TIL LABORATORIUM')
  })

  it('warns developers of it, once for each, and nobody else', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { rerender } = render(<StatusBadge status="TIL_ARKIVET" viewpoint="INNSENDER" />)
    rerender(<StatusBadge status="TIL_ARKIVET" viewpoint="INNSENDER" label="I arkivet" />)
    rerender(<StatusBadge status="UTSTEDT" viewpoint="INNSENDER" />)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it.each(['constructor', 'toString', ''])('is not misled by a status called %j', (status) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(badgeContent(status, 'BEHANDLER', bokmaal)).toMatchObject({ tone: 'neutral', label: status })
  })

  it('[BDG-02] says what its page knows better than the status', () => {
    render(<StatusBadge status="GODKJENT" viewpoint="INNSENDER" explanation="Kan ikke utleveres ennå" />)
    expect(screen.getByText(/Kan ikke utleveres ennå/)).toBeTruthy()
    expect(screen.queryByText(/Kan eksporteres/)).toBeNull()
  })

  it('[BDG-02] is a button with the explanation in a tip of its own, and no tooltip', async () => {
    render(<StatusBadge status="UTSTEDT" viewpoint="BEHANDLER" explain />)
    const button = await screen.findByRole('button', { name: /^UTSTEDT ?: Choo choo ship away$/ })
    expect(button.title).toBe('')
    const tip = document.getElementById(button.getAttribute('popovertarget') ?? '')
    expect([tip?.textContent, tip?.getAttribute('popover')]).toEqual(['Choo choo ship away', 'auto'])
  })

  it.each([
    ['nb', 'UNDER VURDERING', 'Status endret til GODKJENT'],
    ['nn', 'Under vurdering', 'Status endra til Godkjend'],
    ['en', 'Under assessment', 'Status changed to Approved'],
  ] as const)('has words of its own in %s: %s', async (locale, word, message) => {
    const announce = vi.spyOn(getAnnouncer(document), 'announce')
    const page = (status: string) => (
      <EksportProvider locale={locale}>
        <StatusBadge status={status} viewpoint="INNSENDER" announceChanges data-testid="badge" />
      </EksportProvider>
    )
    const { rerender } = render(page('UNDER_VURDERING'))
    expect(screen.getByTestId('badge').textContent).toBe(word)
    rerender(page('GODKJENT'))
    await vi.waitFor(() => expect(announce.mock.calls.map(([text]) => text)).toContain(message))
  })

  it.each([
    ['UTSTEDT', 'BEHANDLER', 'Choo choo ship away', 'Choo choo ship away', 'Choo choo ship away'],
    ['INNSENDT', 'BEHANDLER', 'I prosess', 'I prosess', 'In progress'],
    ['GODKJENT', 'BEHANDLER', 'I prosess. Krever handling', 'I prosess. Krev handling', 'In progress. Needs action'],
    ['AVSLAG', 'BEHANDLER', 'Kan ikke eksporteres', 'Kan ikkje eksporterast', 'Cannot be exported'],
    ['UTSTEDT', 'INNSENDER', 'Kan eksporteres', 'Kan eksporterast', 'Can be exported'],
    ['AVSLAG', 'INNSENDER', 'Kan ikke eksporteres', 'Kan ikkje eksporterast', 'Cannot be exported'],
    ['INNSENDT', 'INNSENDER', undefined, undefined, undefined],
  ] as const)('[BDG-02] [BDG-03] %s says to the %s in three languages: %s', (status, viewpoint, nb, nn, en) => {
    const descriptions = (['nb', 'nn', 'en'] as const).map(
      (locale) => badgeContent(status, viewpoint, { ...bokmaal, locale }).description,
    )
    expect(descriptions).toEqual([nb, nn, en])
  })

  it('takes a word of the provider, in all languages or in one', () => {
    const page = (word: string | { nn: string }, locale: 'nb' | 'nn') => (
      <EksportProvider locale={locale} messages={{ 'application-status': { GODKJENT: word } }}>
        <StatusBadge status="GODKJENT" viewpoint="INNSENDER" data-testid="badge" />
      </EksportProvider>
    )
    const shown = () => screen.getByTestId('badge').firstChild?.textContent
    const { rerender } = render(page('Klar', 'nb'))
    expect(shown()).toBe('Klar')
    rerender(page({ nn: 'Ferdig' }, 'nn'))
    expect(shown()).toBe('Ferdig')
    rerender(page({ nn: 'Ferdig' }, 'nb'))
    expect(shown()).toBe('GODKJENT')
  })

  it('adds at most two elements each', () => {
    const badges = applicationStatuses.flatMap((status) =>
      (['INNSENDER', 'BEHANDLER'] as const).map((viewpoint) => (
        <StatusBadge key={status + viewpoint} status={status} viewpoint={viewpoint} />
      )),
    )
    const { container } = render(badges)
    expect(badges).toHaveLength(34)
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(2 * 34)
  })
})
