import type { Message } from '@eksport/domain'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getAnnouncer } from '../internal/announcer.js'
import { MessageThread } from './message-thread.js'

const message = (n: number, overrides: Partial<Message> = {}): Message => ({
  id: `m${n}`,
  messageType: 'APPLICATION_CLARIFICATION_REQUEST',
  message: `Melding ${n}`,
  createdTime: `2026-11-20T0${n}:00:00+01:00`,
  sender: { role: n % 2 === 0 ? 'BEHANDLER' : 'INNSENDER' },
  attachments: [],
  ...overrides,
})
const newestFirst = (...numbers: number[]) => numbers.map((n) => message(n)).reverse()
const bodies = () => screen.queryAllByText(/^Melding/).map((text) => text.textContent)

let announced: string[] = []
beforeEach(() => {
  announced = []
  vi.spyOn(getAnnouncer(document), 'announce').mockImplementation((text) => void announced.push(text))
})

describe('MessageThread', () => {
  it('[DET-14] says when there are none', () => {
    render(<MessageThread messages={[]} viewer="BEHANDLER" />)
    expect(screen.getByText('Ingen meldinger.')).toBeTruthy()
  })

  it.each([[[1]], [[1, 2]]])('[DET-14] shows %j with nothing to unfold', (numbers) => {
    render(<MessageThread messages={newestFirst(...numbers)} viewer="BEHANDLER" />)
    expect(bodies()).toHaveLength(numbers.length)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[DET-14] shows the two newest in the order of time, and the rest on demand', async () => {
    render(<MessageThread messages={newestFirst(1, 2, 3)} viewer="BEHANDLER" />)
    expect(bodies()).toEqual(['Melding 2', 'Melding 3'])
    await userEvent.click(screen.getByRole('button', { name: 'Last inn fler' }))
    expect(bodies()).toEqual(['Melding 1', 'Melding 2', 'Melding 3'])
    expect(announced).toEqual(['Viser 3 av 3 meldinger'])
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Melding 1'))
    const fewer = screen.getByRole('button', { name: 'Last inn færre' })
    await userEvent.click(fewer)
    expect(bodies()).toHaveLength(2)
    expect(document.activeElement).toBe(fewer)
  })

  it('[DET-14] marks own messages by viewer, in words as well', () => {
    const { rerender } = render(<MessageThread messages={newestFirst(1, 2)} viewer="BEHANDLER" />)
    const sides = () =>
      screen.getAllByRole('listitem').map((item) => [
        item.dataset.own,
        within(item)
          .getByText(/^(Du|Innsender|Saksbehandler),/)
          .textContent?.split(',')[0],
      ])
    expect(sides()).toEqual([
      [undefined, 'Innsender'],
      ['true', 'Du'],
    ])
    rerender(<MessageThread messages={newestFirst(1, 2)} viewer="INNSENDER" />)
    expect(sides()).toEqual([
      ['true', 'Du'],
      [undefined, 'Saksbehandler'],
    ])
  })

  it('says a new message of somebody else, never what was there or what one wrote oneself', () => {
    const { rerender } = render(<MessageThread messages={newestFirst(1, 2)} viewer="BEHANDLER" />)
    rerender(<MessageThread messages={newestFirst(1, 2, 3, 4)} viewer="BEHANDLER" />)
    expect(announced).toEqual(['Ny melding fra Innsender: Melding 3'])
  })

  it('says nothing when the messages are loaded for the first time', () => {
    const { rerender } = render(<MessageThread messages={[]} viewer="BEHANDLER" />)
    rerender(<MessageThread messages={newestFirst(1)} viewer="BEHANDLER" />)
    expect(announced).toEqual([])
  })
})
