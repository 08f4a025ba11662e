import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ServiceMessages } from './service-messages.js'
import { hideMessage, type ServiceMessage, visibleMessages } from './service-messages.logic.js'

const message = (id: string, more: Partial<ServiceMessage> = {}): ServiceMessage => ({
  id,
  title: `Melding ${id}`,
  description: '<p>Tekst</p>',
  type: 'INFO',
  hideable: true,
  ...more,
})
const noon = Date.parse('2026-11-20T12:00:00+01:00')

describe('visibleMessages', () => {
  it.each([
    ['not yet', { effectiveFrom: '2026-11-20T12:00:01+01:00' }, false],
    ['from now', { effectiveFrom: '2026-11-20T12:00:00+01:00' }, true],
    ['over now', { expiresAt: '2026-11-20T12:00:00+01:00' }, false],
    ['not over', { expiresAt: '2026-11-20T12:00:01+01:00' }, true],
  ])('%s', (_, dates, seen) => expect(visibleMessages([message('a', dates)], [], noon)).toHaveLength(seen ? 1 : 0))

  it('shows each id once, errors first, and hides only what may be hidden', () => {
    const all = [
      message('a'),
      message('a'),
      message('b', { type: 'ERROR', hideable: false }),
      message('c', { type: 'WARNING' }),
    ]
    expect(visibleMessages(all, ['b', 'a'], noon).map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('forgets hidden ids of messages that are gone', () => {
    expect(hideMessage(['old', 'a'], 'b', [message('a'), message('b')])).toEqual(['a', 'b'])
  })
})

it('[THM-02] a hidden message stays hidden after a reload, and a new id brings the banner back', async () => {
  const first = render(
    <ServiceMessages messages={[message('1', { type: 'WARNING' }), message('2', { hideable: false })]} />,
  )
  expect(screen.queryByRole('button', { name: /Melding 2/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Skjul driftsmeldingen Melding 1' }))
  expect(screen.queryByText('Melding 1')).toBeNull()
  first.unmount()
  render(<ServiceMessages messages={[message('1', { type: 'WARNING' })]} />)
  expect(screen.queryByRole('region')).toBeNull()
  render(<ServiceMessages messages={[message('1'), message('3', { type: 'ERROR' })]} />)
  expect(screen.getByText('Melding 3')).toBeTruthy()
  expect(screen.getByText('Feil:', { exact: false })).toBeTruthy()
  expect(screen.queryByText('Melding 1')).toBeNull()
})
