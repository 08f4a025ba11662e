import { findingHeadings, type RuleViolation } from '@eksport/domain'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ValidationBox } from './validation-box.js'
import { groupViolations } from './validation-box.logic.js'
import { validationBoxTexts } from './validation-box.texts.js'

const violation = (code: string, severity: RuleViolation['severity']): RuleViolation => ({
  code,
  severity,
  message: `Melding om ${code}`,
})
const critical = violation('A', 'CRITICAL')
const manual = violation('B', 'MANUAL_PROCESSING')
const warning = violation('C', 'WARNING')

describe('ValidationBox', () => {
  it.each([
    ['errors', [critical], ['critical']],
    ['manual processing takes the warnings with it', [warning, manual], ['manual']],
    ["warnings alone are the exporter's own", [warning], ['warning']],
    ['the gravest first', [warning, manual, critical], ['critical', 'manual']],
    ['nothing', [], []],
  ] as const)('groups %s', (_, violations, kinds) => {
    expect(groupViolations(violations).map((group) => group.kind)).toEqual(kinds)
  })

  it('[THM-07] has a heading for errors and one for the caseworker', () => {
    render(<ValidationBox violations={[critical, manual]} />)
    expect(screen.getByRole('heading', { name: 'Søknaden har feil som må rettes før innsending' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Søknaden må vurderes av saksbehandler fordi:' })).toBeTruthy()
  })

  it('[THM-07] heads findings in the words of the summary and of the server, in every language', () => {
    expect(validationBoxTexts).toMatchObject(findingHeadings)
  })

  it('[THM-07] shows errors of the server under their own heading, and lets them be hidden', async () => {
    const onHide = vi.fn()
    render(<ValidationBox violations={[critical]} source="server" onHide={onHide} />)
    expect(screen.getByRole('heading', { name: 'For å gå videre må du rette opp i følgende feil:' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button'))
    expect(onHide).toHaveBeenCalledTimes(1)
  })

  it('[THM-07] lets links of a message through and nothing else, and leads where the app says', () => {
    const message = 'Se <a href="https://www.mattilsynet.no/eksport">veilederen</a>, <a href="javascript:x">her</a>'
    render(
      <ValidationBox
        violations={[{ ...critical, message: `${message}<img src=x onerror=alert(1)> og <b>vent</b>.` }, warning]}
        linkFor={({ code }) => (code === 'A' ? { href: '#varelinjer', place: 'varelinjer' } : undefined)}
      />,
    )
    expect(document.querySelector('img, b, [onerror]')).toBeNull()
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Se veilederen, her og vent.Gå til varelinjer')
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['veilederen', 'https://www.mattilsynet.no/eksport'],
      ['Gå til varelinjer', '#varelinjer'],
    ])
  })

  it('[THM-07] names the box of a finding with the words of its message', () => {
    render(
      <ValidationBox
        violations={[{ ...manual, message: 'Se <a href="https://a.example">her</a>' }]}
        onTick={vi.fn()}
      />,
    )
    expect(screen.getByRole('checkbox', { name: 'Se her' })).toBeTruthy()
  })

  it('lets a caseworker tick each finding that was assessed, and no warning', async () => {
    const onTick = vi.fn()
    render(<ValidationBox violations={[manual, warning]} ticked={new Set()} onTick={onTick} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Melding om B' }))
    expect(onTick).toHaveBeenCalledExactlyOnceWith(['B'], true)
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  })

  it('[ACT-05] has a box for each line of a finding, and ticks the rest of them at once', async () => {
    const onTick = vi.fn()
    const lines = { ...manual, lines: [2, 5, 7] }
    const note = (key: string) => `${key}: Kari Nordli`
    render(<ValidationBox violations={[lines]} ticked={new Set(['B:5'])} onTick={onTick} tickNote={note} />)
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      false,
      true,
      false,
    ])
    expect(screen.getByText('B:5: Kari Nordli')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Varelinje 5' }))
    await userEvent.click(screen.getByRole('button', { name: 'Kryss av alle 2 like' }))
    expect(onTick.mock.calls).toEqual([
      [['B:5'], false],
      [['B:2', 'B:7'], true],
    ])
  })
})
