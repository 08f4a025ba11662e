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

  it('writes a message as text, whatever it holds, and links only where the app says', () => {
    render(
      <ValidationBox
        violations={[{ ...critical, message: '<img src=x onerror=alert(1)>' }, warning]}
        linkFor={({ code }) => (code === 'A' ? { href: '#varelinjer', place: 'varelinjer' } : undefined)}
      />,
    )
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Gå til varelinjer', '#varelinjer'],
    ])
  })

  it('lets a caseworker tick each finding that was assessed, and no warning', async () => {
    const onTick = vi.fn()
    render(<ValidationBox violations={[manual, warning]} ticked={new Set()} onTick={onTick} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Melding om B' }))
    expect(onTick).toHaveBeenCalledExactlyOnceWith('B', true)
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  })
})
