import type { HistoryEntry } from '@eksport/domain'
import { statusEvents } from '@eksport/domain/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { HistoryList } from './history-list.js'
import { isKnownEvent } from './history-list.logic.js'

const entry = (id: string, overrides: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  event: 'take',
  from: 'INNSENDT',
  to: 'UNDER_VURDERING',
  actor: { role: 'BEHANDLER', name: 'Saksbehandler 7' },
  time: `2026-11-20T08:14:0${id}+01:00`,
  ...overrides,
})
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent)

describe('HistoryList', () => {
  it('[STA-09] tells what, by whom, to which status, why and when', () => {
    render(<HistoryList entries={[entry('2', { reason: 'Hastesak' })]} />)
    expect(screen.getByRole('list', { name: 'Historikk' })).toBeTruthy()
    expect(items()).toEqual([
      'Tatt til behandling av Saksbehandler 7 · Status: UNDER VURDERINGHastesak20.11.2026 08:14:02',
    ])
  })

  it('[CRT-15] names the numbered sheets that a print and a misprint were about', () => {
    const misprint = { event: 'void-print', from: 'SKREVET_UT', to: 'GODKJENT', reason: 'Papiret satt fast.' } as const
    render(<HistoryList entries={[entry('1', { ...misprint, paperSerial: 'NO 0148201, NO 0148202' })]} />)
    expect(items()[0]).toContain('Ark NO 0148201, NO 0148202Papiret satt fast.')
  })

  it('[CW-14] tells to whom the paper went, that they showed who they are, and which sheets', () => {
    const out = { event: 'hand-out', from: 'UTSTEDT', to: 'UTSTEDT', paperSerial: 'NO 0148201' } as const
    const to = 'Ola Nordmann'
    const entries = [
      entry('1', { ...out, handedOut: { to, identityShown: false } }),
      entry('2', { ...out, handedOut: { to, identityShown: true } }),
    ]
    render(<HistoryList entries={entries} />)
    expect(items()[0]).toContain('Til Ola Nordmann, som viste legitimasjonArk NO 0148201')
    expect(items()[1]).toContain('Til Ola NordmannArk NO 0148201')
  })

  it.each([
    ['hand-out', 'Utlevert av Solveig Moen'],
    ['hand-out-copies', 'Kopier utlevert av Solveig Moen'],
  ])('[STA-09] says of %s who gave it out, and not that they collected it', (event, words) => {
    const actor = { role: 'BEHANDLER', name: 'Solveig Moen' } as const
    render(<HistoryList entries={[entry('1', { event, from: 'UTSTEDT', to: 'UTSTEDT', actor })]} />)
    expect(items()[0]).toContain(words)
  })

  it.each([
    ['nb', '1 punkt vurdert', '2 punkter vurdert'],
    ['nn', '1 punkt vurdert', '2 punkt vurderte'],
    ['en', '1 point assessed', '2 points assessed'],
  ] as const)('[ACT-05] counts in %s how many points were assessed', (locale, one, two) => {
    const approved = { event: 'approve', from: 'UNDER_VURDERING', to: 'GODKJENT' } as const
    const entries = [entry('1', { ...approved, assessed: 1 }), entry('2', { ...approved, assessed: 2 })]
    render(
      <EksportProvider locale={locale}>
        <HistoryList entries={entries} />
      </EksportProvider>,
    )
    expect(items()[1]).toContain(one)
    expect(items()[0]).toContain(two)
  })

  it.each([
    ['nb', 'Gebyret er endret fra 375,- til 750,- fordi søknaden er rettet.'],
    ['nn', 'Gebyret er endra frå 375,- til 750,- fordi søknaden er retta.'],
    ['en', 'The fee is changed from 375,- to 750,- because the application was corrected.'],
  ] as const)('[FEE-01] says in %s why a locked fee became another', (locale, words) => {
    const feeChange = { reason: 'CORRECTED', from: 375, to: 750 } as const
    const sent = { event: 'send', from: 'UNDER_REGISTRERING', to: 'UNDER_VURDERING', feeChange } as const
    render(
      <EksportProvider locale={locale}>
        <HistoryList entries={[entry('1', sent)]} />
      </EksportProvider>,
    )
    expect(items()[0]).toContain(words)
  })

  it.each([
    ['nb', 'Henting fra 23.11.2026\u00a009:00 til 24.11.2026\u00a017:30', 'fordi hentetiden er flyttet.'],
    ['nn', 'Henting frå 23.11.2026\u00a009:00 til 24.11.2026\u00a017:30', 'fordi hentetida er flytt.'],
    ['en', 'Pickup from 23.11.2026\u00a009:00 to 24.11.2026\u00a017:30', 'because the time of pickup was moved.'],
  ] as const)('[EXP-11] says in %s which pickup became which, and why the fee is another', (locale, words, why) => {
    const pickupChange = { from: { date: '2026-11-23', time: '09:00' }, to: { date: '2026-11-24', time: '17:30' } }
    const feeChange = { reason: 'PICKUP_MOVED', from: 375, to: 750 } as const
    const moved = { event: 'change-time', from: 'GODKJENT', to: 'GODKJENT', pickupChange, feeChange } as const
    render(
      <EksportProvider locale={locale}>
        <HistoryList entries={[entry('1', moved)]} />
      </EksportProvider>,
    )
    expect(items()[0]).toContain(words)
    expect(items()[0]).toContain(why)
  })

  it('[EXP-11] says which departure became which, with a time where one was asked', () => {
    const departureChange = { from: { date: '2026-11-24' }, to: { date: '2026-11-25', time: '06:30' } }
    const moved = { event: 'change-departure', from: 'INNSENDT', to: 'INNSENDT', departureChange } as const
    render(<HistoryList entries={[entry('1', moved)]} />)
    expect(items()[0]).toContain('Avgang endret')
    expect(items()[0]).toContain('Avgang fra 24.11.2026 til 25.11.2026\u00a006:30')
  })

  it('[ACT-12] calls the end of a replaced certificate by its paper, for nobody asked to have it cancelled', () => {
    const ended = { event: 'grant-cancellation', from: 'KANSELLERING_BEHANDLES' } as const
    render(
      <HistoryList entries={[entry('1', { ...ended, to: 'KANSELLERT' }), entry('2', { ...ended, to: 'ERSTATTET' })]} />,
    )
    expect(items()[0]).toContain(
      'Papiret til det erstattede sertifikatet er gjort rede for av Saksbehandler 7 · Status: ERSTATTET',
    )
    expect(items()[1]).toContain('Kansellering innvilget av Saksbehandler 7 · Status: KANSELLERT')
  })

  it('[ACT-12] says of a replaced certificate whose paper is awaited what it is, and no status of a cancellation', () => {
    const replaced = { from: 'ERSTATNING_BEHANDLES', to: 'KANSELLERING_BEHANDLES', actor: { role: 'SYSTEM' } } as const
    const cancel = { event: 'cancel', from: 'UTSTEDT', to: 'KANSELLERING_BEHANDLES' } as const
    render(<HistoryList entries={[entry('1', cancel), entry('2', { ...replaced, event: 'replacement-issued' })]} />)
    expect(items()[0]).toContain('Erstattet av systemet · Status: ERSTATTET, VENTER PÅ PAPIRET')
    expect(items()[1]).toContain('Status: KANSELLERING BEHANDLES')
  })

  it('shows the newest first, and all of them on demand', async () => {
    render(
      <HistoryList entries={[entry('1'), entry('2'), entry('3', { event: 'stop', to: 'STOPPET' })]} initialCount={1} />,
    )
    expect(items()[0]).toContain('Stoppet')
    await userEvent.click(screen.getByRole('button', { name: 'Vis alle 3 hendelser' }))
    expect(items()).toHaveLength(3)
  })

  it.each([...statusEvents])('has words for the event %s of the status table', (event) => {
    expect(isKnownEvent(event)).toBe(true)
  })

  it('tells an unknown event of a newer server by the status it led to', () => {
    render(<HistoryList entries={[entry('1', { event: 'constructor', to: 'GODKJENT', actor: { role: 'SYSTEM' } })]} />)
    expect(items()[0]).toContain('GODKJENT av systemet')
  })
})
