import type { RuleViolation } from '@eksport/domain'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ValidationBox } from './validation-box.js'
import { groupViolations } from './validation-box.logic.js'

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
    expect(onTick).toHaveBeenCalledExactlyOnceWith('B', true)
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  })
})
