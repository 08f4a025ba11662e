import { listCaseMessages, listCaseNotes, sendCaseMessage, writeCaseNote } from '@eksport/api'
import type { Message } from '@eksport/domain'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openCase } from '#src/testing/open-case.ts'

const panel = () => within(screen.getByRole('complementary', { name: 'Vurdering og dialog' }))
const noteField = () => panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Nytt internt notat' })
const messageField = () => panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Melding til eksportøren' })
const part = (name: string) => within(screen.getByRole('region', { name }))

const written = (id: string, message: string): Message => ({
  id,
  messageType: 'APPLICATION_MESSAGE',
  message,
  createdTime: '2026-11-20T11:00:00+01:00',
  sender: { role: 'BEHANDLER', name: 'Berit Behandler' },
  attachments: [],
})

describe('a note', () => {
  const note = (text: string) => ({
    id: '0191b7f0-0000-7000-8000-000000000001',
    text,
    author: { id: 'b-1', name: 'Berit Behandler' },
    createdTime: '2026-11-20T11:58:00+01:00',
  })

  it('[ACT-09] is kept, stands among the others, and the field is empty for the next', async () => {
    const { user, server } = await openCase({ actions: [] })
    await user.click(panel().getByRole('button', { name: 'Lagre notat' }))
    expect(panel().getByText('Skriv et notat først.')).toBeTruthy()
    expect(document.activeElement).toBe(noteField())
    await user.type(noteField(), ' Ring Kari ')
    server.answer(writeCaseNote, ({ body }) => {
      server.answer(listCaseNotes, () => [note(body.text)])
      return note(body.text)
    })
    await user.click(panel().getByRole('button', { name: 'Lagre notat' }))
    expect(await panel().findByText('Ring Kari')).toBeTruthy()
    expect(panel().getByText(/Berit Behandler,/).textContent).toBe('Berit Behandler, 20.11.2026 11:58:00')
    expect(noteField().value).toBe('')
    expect(server.calls(writeCaseNote)).toMatchObject([{ body: { text: 'Ring Kari' } }])
  })

  it('[ACT-09] [EXP-03] and a message are kept under the name of their writer while they are written', async () => {
    const { user } = await openCase({ actions: [] })
    await user.type(noteField(), 'Ring')
    await user.type(await panel().findByRole('textbox', { name: /^Melding/ }), 'Hei')
    expect(localStorage.getItem('eksport.note.b-1.4001')).toBe('Ring')
    expect(localStorage.getItem('eks:message-draft:b-1:4001')).toContain('Hei')
  })

  it('[ACT-09] by somebody else comes while one is being written', async () => {
    const say = openStream()
    const { user, server } = await openCase({ actions: [] })
    await user.type(noteField(), 'Min')
    server.answer(listCaseNotes, () => [note('Deres')])
    await say({ kind: 'application', referenceNumber: 4001, version: 4, organisationNumber: '310000043' })
    expect(await panel().findByText('Deres')).toBeTruthy()
    expect(noteField().value).toBe('Min')
  })
})

describe('a message to the exporter', () => {
  it('[MSG-01] goes with its file, and stands in the thread', async () => {
    const { user, server } = await openCase({ actions: [] })
    server.answer(sendCaseMessage, () => {
      server.answer(listCaseMessages, () => [written('m-1', 'Se vedlegget')])
      return written('m-1', 'Se vedlegget')
    })
    await user.type(messageField(), 'Se vedlegget')
    const field = part('Meldinger').getByRole('button', { name: 'Legg ved' }).parentElement?.querySelector('input')
    if (!field) throw new Error('There is no field for files')
    await user.upload(field, new File(['%PDF-1.7', 'x'.repeat(100)], 'krav.pdf', { type: 'application/pdf' }))
    await user.click(part('Meldinger').getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(messageField().value).toBe(''))
    expect(await part('Meldinger').findByText('Se vedlegget')).toBeTruthy()
    expect(server.calls(sendCaseMessage)[0]?.body).toMatchObject({
      message: { message: 'Se vedlegget' },
      attachments: { name: 'krav.pdf' },
    })
    expect(part('Meldinger').queryByRole('button', { name: /Fjern krav/ })).toBeNull()
  })

  it.each([
    ['lost', lose],
    ['refused', () => refuse(503)],
  ])('[MSG-01] [SEC-03] that was %s is kept, and sent again as the same message', async (_, failure) => {
    const { user, server } = await openCase({ actions: [] })
    server.answer(sendCaseMessage, failure)
    await user.type(messageField(), 'Hei{Control>}{Enter}{/Control}')
    await user.click(await part('Meldinger').findByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(server.calls(sendCaseMessage)).toHaveLength(2))
    expect(messageField().value).toBe('Hei')
    const [first, second] = server.calls(sendCaseMessage)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })
})
