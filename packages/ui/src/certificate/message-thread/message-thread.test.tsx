import type { Message } from '@eksport/domain'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import { linkParts } from './message-links.logic.js'
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

  it('older messages that are fetched later are no news, and the list is busy meanwhile', () => {
    const thread = (loading: boolean, ...numbers: number[]) => (
      <MessageThread messages={newestFirst(...numbers)} viewer="BEHANDLER" defaultExpanded loading={loading} />
    )
    const { rerender } = render(thread(true, 4, 5, 6))
    expect(screen.getAllByRole('list')[0]?.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('button', { name: 'Last inn færre' }).getAttribute('aria-disabled')).toBe('true')
    rerender(thread(false, 1, 2, 3, 4, 5, 6))
    expect(announced).toEqual([])
    expect(screen.getAllByRole('list')[0]?.getAttribute('aria-busy')).toBe('false')
    rerender(thread(false, 1, 2, 3, 4, 5, 6, 7))
    expect(announced).toEqual(['Ny melding fra Innsender: Melding 7'])
  })

  it('[DET-14] a colleague on the same side is named, and only oneself is Du', () => {
    const from = (n: number, name: string) => message(n, { sender: { role: 'BEHANDLER', name } })
    const thread = (...messages: Message[]) => (
      <MessageThread messages={messages} viewer="BEHANDLER" viewerName="Kari" defaultExpanded />
    )
    const { rerender } = render(thread(from(2, 'Ola'), from(1, 'Kari')))
    expect(screen.getAllByRole('listitem').map((item) => item.dataset.own)).toEqual(['true', 'true'])
    expect(screen.getByRole('listitem', { name: /^Du,/ }).textContent).toContain('Melding 1')
    expect(screen.getByRole('listitem', { name: /^Ola,/ }).textContent).toContain('Melding 2')
    rerender(thread(from(4, 'Kari'), from(3, 'Ola'), from(2, 'Ola'), from(1, 'Kari')))
    expect(announced).toEqual(['Ny melding fra Ola: Melding 3'])
  })

  it('says the first 120 characters of a long message, an emoji as one', () => {
    const { rerender } = render(<MessageThread messages={newestFirst(1)} viewer="BEHANDLER" />)
    const long = message(3, { message: '🐟'.repeat(200) })
    rerender(<MessageThread messages={[long, message(1)]} viewer="BEHANDLER" />)
    expect(announced).toEqual([`Ny melding fra Innsender: ${'🐟'.repeat(120)} …`])
  })

  it('says nothing when the messages are loaded for the first time', () => {
    const { rerender } = render(<MessageThread messages={[]} viewer="BEHANDLER" />)
    rerender(<MessageThread messages={newestFirst(1)} viewer="BEHANDLER" />)
    expect(announced).toEqual([])
  })

  it('keeps the order of the server for messages of one moment, also in the hour that comes twice', () => {
    const at = (n: number, createdTime: string) => message(n, { createdTime })
    const { rerender } = render(
      <MessageThread
        messages={[
          at(3, '2026-11-20T09:00:00+01:00'),
          at(2, '2026-11-20T09:00:00+01:00'),
          at(1, '2026-11-20T08:59:59+01:00'),
        ]}
        viewer="BEHANDLER"
        defaultExpanded
      />,
    )
    expect(bodies()).toEqual(['Melding 1', 'Melding 2', 'Melding 3'])
    rerender(
      <MessageThread
        messages={[at(5, '2026-10-25T02:10:00+01:00'), at(4, '2026-10-25T02:50:00+02:00')]}
        viewer="BEHANDLER"
      />,
    )
    expect(bodies()).toEqual(['Melding 4', 'Melding 5'])
  })

  it('says a message that arrives while the older ones are folded away', () => {
    const { rerender } = render(<MessageThread messages={newestFirst(1, 2, 3, 4)} viewer="BEHANDLER" />)
    rerender(<MessageThread messages={newestFirst(1, 2, 3, 4, 5)} viewer="BEHANDLER" />)
    expect(announced).toEqual(['Ny melding fra Innsender: Melding 5'])
    expect(bodies()).toEqual(['Melding 4', 'Melding 5'])
  })

  it('draws one bubble for one more message', () => {
    const renderMessage = vi.fn((_message: Message, content: ReactNode) => content)
    const all = newestFirst(1, 2, 3, 4, 5)
    const thread = (messages: Message[]) => (
      <MessageThread messages={messages} viewer="BEHANDLER" defaultExpanded renderMessage={renderMessage} />
    )
    const { rerender } = render(thread(all))
    expect(renderMessage).toHaveBeenCalledTimes(5)
    rerender(thread([message(6), ...all]))
    expect(renderMessage).toHaveBeenCalledTimes(6)
  })

  it('[THM-06] names each message after who wrote it and when', () => {
    render(<MessageThread messages={[message(2)]} viewer="BEHANDLER" />)
    expect(screen.getByRole('listitem', { name: 'Du, 20.11.2026 02:00:00' })).toBeTruthy()
  })

  it('names a sender that it does not know as unknown', () => {
    const sender = { role: 'SYSTEM' } as unknown as Message['sender']
    render(<MessageThread messages={[message(1, { sender })]} viewer="BEHANDLER" />)
    expect(screen.getByText(/^Ukjent avsender,/)).toBeTruthy()
  })

  it('[MSG-01] a comment at submission begins with whom it is for, once', () => {
    const comment = (n: number, text: string) =>
      message(n, { messageType: 'APPLICATION_SUBMISSION_COMMENT', message: text })
    render(
      <MessageThread
        messages={[comment(2, 'Til saksbehandler: Det haster.'), comment(1, 'Vi venter.')]}
        viewer="INNSENDER"
      />,
    )
    expect(screen.getAllByText(/^Til saksbehandler:/).map((mark) => mark.parentElement?.textContent)).toEqual([
      'Til saksbehandler: Vi venter.',
      'Til saksbehandler: Det haster.',
    ])
  })

  it('a word of ten thousand letters is whole, and breaks where it must', () => {
    const word = 'å'.repeat(10_000)
    render(<MessageThread messages={[message(1, { message: word })]} viewer="BEHANDLER" />)
    expect(screen.getByText(word).parentElement?.className).toContain('wrap-anywhere')
  })
})

describe('addresses in a message', () => {
  it.each([
    ['Se https://www.mattilsynet.no/eksport.', ['https://www.mattilsynet.no/eksport']],
    ['(http://a.example/x?y=1)', ['http://a.example/x?y=1']],
    ['Skriv til salg@midnattsol.example, takk', ['mailto:salg@midnattsol.example']],
    ['javascript:alert(1)', []],
    ['JaVaScRiPt:alert(1)//https', []],
    ['data:text/html,<script>', []],
    ['https://', []],
  ])('%s links to %j', (text, links) => {
    expect(linkParts(text).flatMap(({ href }) => href ?? [])).toEqual(links)
  })

  it('lose nothing of the message, and never lead anywhere but to the web and to a mailbox', () => {
    const piece = fc.constantFrom('https://a.example/', 'javascript:', 'x@b.example', ' ', '.', 'ord', '\n', '"', '<')
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (text) => {
          const parts = linkParts(text)
          expect(parts.map((part) => part.text).join('')).toBe(text)
          for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^(https?:\/\/|mailto:)/)
        },
      ),
    )
  })

  it('are links in the bubble', () => {
    render(
      <MessageThread
        messages={[message(1, { message: 'Se https://a.example/ eller javascript:alert(1)' })]}
        viewer="BEHANDLER"
      />,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://a.example/'])
  })
})
