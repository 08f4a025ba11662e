import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fileTypes, useFileCheck } from '../../components/upload-widget/index.js'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import { MessageThread, type MessageThreadProps } from './message-thread.js'

const show = (props: Partial<MessageThreadProps> = {}) =>
  render(<MessageThread messages={[]} viewer="INNSENDER" onSend={async () => undefined} {...props} />)
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** A thread whose files keep to rules. */
function Checked({ onSend }: Pick<MessageThreadProps, 'onSend'>) {
  const attachments = useFileCheck({ accept: [fileTypes.pdf], maxSizeBytes: 1000, maxFiles: 2 })
  return <MessageThread messages={[]} viewer="INNSENDER" onSend={onSend} attachments={attachments} />
}

let announced: string[] = []
beforeEach(() => {
  announced = []
  vi.spyOn(getAnnouncer(document), 'announce').mockImplementation((text) => void announced.push(text))
})

describe('writing a message', () => {
  it('[MSG-01] is only there for who may send', () => {
    render(<MessageThread messages={[]} viewer="INNSENDER" />)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('[MSG-01] sends text, type and files, and begins anew', async () => {
    const onSend = vi.fn(async () => undefined)
    show({ onSend, attachments: '.pdf' })
    await userEvent.type(area(), '  Containeren ble byttet. ')
    const file = new File(['x'], 'pakkliste.pdf', { type: 'application/pdf' })
    await userEvent.upload(screen.getByLabelText('Legg ved', { selector: 'input' }), file)
    expect(within(screen.getByRole('list', { name: 'Vedlegg til meldingen' })).getByText('pakkliste.pdf')).toBeTruthy()
    await userEvent.click(button('Send'))
    expect(onSend).toHaveBeenCalledExactlyOnceWith(
      { message: 'Containeren ble byttet.', messageType: 'APPLICATION_CLARIFICATION_RESPONSE', files: [file] },
      { signal: expect.any(AbortSignal) },
    )
    expect([area().value, screen.queryByText('pakkliste.pdf')]).toEqual(['', null])
    expect(announced).toEqual(['Sender meldingen', 'Meldingen er sendt'])
  })

  it('[MSG-01] lets the type be chosen where there are several', async () => {
    const onSend = vi.fn(async () => undefined)
    show({ onSend, messageTypes: ['APPLICATION_CLARIFICATION_RESPONSE', 'APPLICATION_SUBMISSION_COMMENT'] })
    await userEvent.selectOptions(screen.getByLabelText('Type melding'), 'Kommentar ved innsending')
    await userEvent.type(area(), 'Takk')
    await userEvent.click(button('Send'))
    expect(onSend.mock.calls[0]).toMatchObject([{ messageType: 'APPLICATION_SUBMISSION_COMMENT' }, {}])
  })

  it('sends with Ctrl+Enter, which is told, and Enter alone is a new line', async () => {
    const onSend = vi.fn(async () => undefined)
    show({ onSend })
    await userEvent.type(area(), 'En{Enter}To')
    expect([onSend.mock.calls.length, area().value]).toEqual([0, 'En\nTo'])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onSend).toHaveBeenCalledTimes(1)
    expect(button('Send').getAttribute('aria-keyshortcuts')).toBe('Control+Enter')
    expect(screen.getByText('Ctrl + Enter sender')).toBeTruthy()
  })

  it('a message that was not sent stays, with a way to try again', async () => {
    const onSend = vi.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(undefined)
    show({ onSend })
    await userEvent.type(area(), 'Hei')
    await userEvent.click(button('Send'))
    expect(screen.getByText('Meldingen ble ikke sendt. Det du har skrevet, er beholdt.')).toBeTruthy()
    expect(area().value).toBe('Hei')
    const again = button('Prøv igjen')
    expect(document.activeElement).toBe(again)
    await userEvent.click(again)
    expect([area().value, onSend.mock.calls.length]).toEqual(['', 2])
  })

  it('is sent once, however often one presses', async () => {
    let finish = () => undefined as unknown
    const onSend = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    show({ onSend })
    await userEvent.type(area(), 'Hei')
    await userEvent.dblClick(button('Send'))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onSend).toHaveBeenCalledTimes(1)
    await act(async () => void finish())
    expect(area().value).toBe('')
  })

  it('what is on its way is given up when the thread goes away', async () => {
    const signals: AbortSignal[] = []
    const { unmount } = show({
      onSend: (_message, { signal }) => {
        signals.push(signal)
        return new Promise(() => undefined)
      },
    })
    await userEvent.type(area(), 'Hei')
    await userEvent.click(button('Send'))
    unmount()
    expect(signals.map((signal) => signal.aborted)).toEqual([true])
  })

  it.each([
    ['', 'Skriv en melding først.'],
    ['   ', 'Skriv en melding først.'],
    ['å'.repeat(501), 'Meldingen kan ikke inneholde mer enn 500 tegn.'],
  ])('refuses %j in words, at the field', async (text, problem) => {
    const onSend = vi.fn()
    show({ onSend })
    if (text) {
      await userEvent.click(area())
      await userEvent.paste(text)
    }
    await userEvent.click(button('Send'))
    expect(onSend).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(area())
    expect(document.getElementById(area().getAttribute('aria-describedby') ?? '')?.textContent).toBe(problem)
  })

  it('takes five hundred characters, and counts them', async () => {
    const onSend = vi.fn(async () => undefined)
    show({ onSend })
    await userEvent.click(area())
    await userEvent.paste('å'.repeat(500))
    expect(screen.getByText(/^0 tegn igjen/)).toBeTruthy()
    await userEvent.click(button('Send'))
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  it('keeps a draft for each application until it is sent', async () => {
    const { unmount } = show({ draftKey: '4001' })
    await userEvent.type(area(), 'Halvferdig')
    unmount()
    const other = show({ draftKey: '4002' })
    expect(area().value).toBe('')
    other.unmount()
    show({ draftKey: '4001' })
    await waitFor(() => expect(area().value).toBe('Halvferdig'))
    await userEvent.click(button('Send'))
    expect(localStorage).toHaveLength(0)
  })

  it('[UPL-01] [UPL-03] [UPL-05] a file that may not go with it is told of, and is not sent', async () => {
    const onSend = vi.fn(async () => undefined)
    render(<Checked onSend={onSend} />)
    const input = screen.getByLabelText('Legg ved', { selector: 'input' })
    const choose = (name: string, size: number) =>
      userEvent.upload(input, new File(['x'.repeat(size)], name), { applyAccept: false })
    await choose('notat.txt', 200)
    expect(screen.getByText('notat.txt ble ikke lagt til - Filtypen txt er ikke tillatt.')).toBeTruthy()
    expect(announced).toEqual(['notat.txt ble ikke lagt til - Filtypen txt er ikke tillatt.'])
    await choose('stor.pdf', 1001)
    expect(screen.getByText(/^stor.pdf: Filen er for stor/)).toBeTruthy()
    await choose('liste.pdf', 200)
    expect(screen.queryByText(/stor.pdf/)).toBeNull()
    await choose('LISTE.pdf', 200)
    expect(screen.getByText(/Det finnes allerede et vedlegg med navnet/)).toBeTruthy()
    await userEvent.type(area(), 'Se vedlegg')
    await userEvent.click(button('Send'))
    expect(onSend.mock.calls[0]).toMatchObject([{ files: [{ name: 'liste.pdf' }] }, {}])
    expect(screen.queryByText(/Det finnes allerede/)).toBeNull()
  })

  it('[UPL-06] says why the server refused a file', async () => {
    const refusal = Object.assign(new Error('liste.pdf er ikke en PDF.'), {
      code: 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_FILE_TYPE',
    })
    show({ onSend: () => Promise.reject(refusal) })
    await userEvent.type(area(), 'Se vedlegg')
    await userEvent.click(button('Send'))
    expect(screen.getByText('liste.pdf er ikke en PDF.')).toBeTruthy()
    expect(announced.at(-1)).toBe('liste.pdf er ikke en PDF.')
  })

  it('a file that is taken away gives focus to the next, and the last one to the button that adds', async () => {
    show({ attachments: true })
    const files = ['a.pdf', 'b.pdf'].map((name) => new File(['x'], name))
    await userEvent.upload(screen.getByLabelText('Legg ved', { selector: 'input' }), files)
    await userEvent.click(button('Fjern a.pdf'))
    expect(document.activeElement?.getAttribute('title')).toBe('Fjern b.pdf')
    await userEvent.click(button('Fjern b.pdf'))
    expect(document.activeElement?.textContent).toBe('Legg ved')
  })
})
