import {
  getCaseAttachment,
  getCaseSheets,
  listCaseMessages,
  listCaseNotes,
  sendCaseMessage,
  writeCaseNote,
} from '@eksport/api'
import type { Message } from '@eksport/domain'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openCase } from '#src/testing/open-case.ts'

const panel = () => within(screen.getByRole('complementary', { name: 'Vurdering og dialog' }))
const noteField = () => panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Nytt internt notat' })
const messageField = () => panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Melding til eksportøren' })
const formButton = (name: string) => panel().getByRole('button', { name })
const noteButton = () => formButton('Internt notat')
const messageButton = () => formButton('Til eksportøren')
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
    await user.click(noteButton())
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
    // The form has closed, and focus is where it was opened.
    await waitFor(() => expect(document.activeElement).toBe(noteButton()))
    await user.click(noteButton())
    expect(noteField().value).toBe('')
    expect(server.calls(writeCaseNote)).toMatchObject([{ body: { text: 'Ring Kari' } }])
  })

  it('[ACT-09] [EXP-03] and a message are kept under the name of their writer while they are written', async () => {
    const { user } = await openCase({ actions: [] })
    await user.click(noteButton())
    await user.type(noteField(), 'Ring')
    await user.click(messageButton())
    await user.type(messageField(), 'Hei')
    expect(localStorage.getItem('eksport.note.b-1.4001')).toBe('Ring')
    expect(localStorage.getItem('eks:message-draft:b-1:4001')).toContain('Hei')
  })

  it('[ACT-09] by somebody else comes while one is being written', async () => {
    const say = openStream()
    const { user, server } = await openCase({ actions: [] })
    await user.click(noteButton())
    await user.type(noteField(), 'Min')
    server.answer(listCaseNotes, () => [note('Deres')])
    await say({ kind: 'application', referenceNumber: 4001, version: 4, organisationNumber: '310000043' })
    expect(await panel().findByText('Deres')).toBeTruthy()
    expect(noteField().value).toBe('Min')
  })

  it('[ACT-09] [SEC-03] that was lost is told, kept in the field, and sent again as the same note', {
    tags: 'proof',
  }, async () => {
    const { user, server } = await openCase({ actions: [] })
    server.answer(writeCaseNote, lose)
    await user.click(noteButton())
    await user.type(noteField(), 'Ring Kari')
    await user.click(panel().getByRole('button', { name: 'Lagre notat' }))
    expect((await panel().findByRole('alert')).textContent).toContain('Notatet ble ikke lagret.')
    expect(noteField().value).toBe('Ring Kari')
    await user.click(panel().getByRole('button', { name: 'Lagre notat' }))
    await waitFor(() => expect(server.calls(writeCaseNote)).toHaveLength(2))
    const [first, second] = server.calls(writeCaseNote)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('[ACT-09] that is half written stays while the certificate is looked at', { tags: 'proof' }, async () => {
    const { user, server } = await openCase({ actions: [] })
    server.answer(getCaseSheets, () => ({ width: 595, height: 842, pages: [], boxes: [] }))
    await user.click(noteButton())
    await user.type(noteField(), 'Ring Kari før')
    const certificate = screen.getByRole('button', { name: 'Fakta og sertifikat' })
    const shown = screen.getByRole('complementary', { name: 'Vurdering og dialog' })
    await user.click(certificate)
    expect(certificate.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(server.calls(getCaseSheets)).toHaveLength(1))
    expect(shown.hidden).toBe(true)
    await user.click(certificate)
    expect(shown.hidden).toBe(false)
    expect(noteField().value).toBe('Ring Kari før')
  })

  it('[ACT-09] that is half written is there again when the case is opened again, until it is kept', {
    tags: 'proof',
  }, async () => {
    const { user, server } = await openCase({ actions: [] })
    await user.click(noteButton())
    await user.type(noteField(), 'Ring Kari før')
    await user.click(screen.getByRole('link', { name: 'Tilbake til forsiden' }))
    await screen.findByRole('navigation', { name: 'Køer' })
    await user.type(screen.getByRole('textbox', { name: 'Søk i saker' }), '4001{Enter}')
    await screen.findByRole('region', { name: 'Interne notater' })
    expect(noteField().value).toBe('Ring Kari før')
    expect(Object.values(localStorage)).toContain('Ring Kari før')
    server.answer(writeCaseNote, ({ body }) => note(body.text))
    await user.click(panel().getByRole('button', { name: 'Lagre notat' }))
    await waitFor(() => expect(Object.values(localStorage)).not.toContain('Ring Kari før'))
  })
})

describe('a message to the exporter', () => {
  it('[MSG-01] goes with its file, and stands in the thread', async () => {
    const { user, server } = await openCase({ actions: [] })
    server.answer(sendCaseMessage, () => {
      server.answer(listCaseMessages, () => [written('m-1', 'Se vedlegget')])
      return written('m-1', 'Se vedlegget')
    })
    await user.click(messageButton())
    await user.type(messageField(), 'Se vedlegget')
    const field = panel().getByRole('button', { name: 'Legg ved' }).parentElement?.querySelector('input')
    if (!field) throw new Error('There is no field for files')
    await user.upload(field, new File(['%PDF-1.7', 'x'.repeat(100)], 'krav.pdf', { type: 'application/pdf' }))
    await user.click(panel().getByRole('button', { name: 'Send' }))
    expect(await part('Meldinger').findByText('Se vedlegget')).toBeTruthy()
    expect(server.calls(sendCaseMessage)[0]?.body).toMatchObject({
      message: { message: 'Se vedlegget' },
      attachments: { name: 'krav.pdf' },
    })
    await user.click(messageButton())
    await waitFor(() => expect(messageField().value).toBe(''))
    expect(panel().queryByRole('button', { name: /Fjern krav/ })).toBeNull()
  })

  it.each([
    ['lost', lose],
    ['refused', () => refuse(503)],
  ])('[MSG-01] [SEC-03] that was %s is kept, and sent again as the same message', async (_, failure) => {
    const { user, server } = await openCase({ actions: [] })
    server.answer(sendCaseMessage, failure)
    await user.click(messageButton())
    await user.type(messageField(), 'Hei{Control>}{Enter}{/Control}')
    await user.click(await panel().findByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(server.calls(sendCaseMessage)).toHaveLength(2))
    expect(messageField().value).toBe('Hei')
    const [first, second] = server.calls(sendCaseMessage)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('[MSG-01] that is half written is there again when the case is opened again', { tags: 'proof' }, async () => {
    const { user } = await openCase({ actions: [] })
    await user.click(messageButton())
    await user.type(messageField(), 'Halvveis')
    await user.click(screen.getByRole('link', { name: 'Tilbake til forsiden' }))
    await screen.findByRole('navigation', { name: 'Køer' })
    await user.type(screen.getByRole('textbox', { name: 'Søk i saker' }), '4001{Enter}')
    await screen.findByRole('region', { name: 'Meldinger' })
    expect(messageField().value).toBe('Halvveis')
  })

  it('[MSG-01] whose file cannot be fetched says so', { tags: 'proof' }, async () => {
    const file = {
      id: '0d6f7d1c-38a5-4f0e-8a52-0a9b2f6f5c11',
      type: 'MESSAGE_ATTACHMENT',
      filename: 'svar.pdf',
      mimeType: 'application/pdf',
    } as const
    const { user, server } = await openCase(
      { actions: [] },
      { messages: () => [{ ...written('m-1', 'Hei'), attachments: [file] }] },
    )
    server.answer(getCaseAttachment, () => refuse(404))
    await user.click(await part('Meldinger').findByRole('button', { name: /svar\.pdf/ }))
    expect(await screen.findByText('Klarte ikke å laste ned svar.pdf. Prøv igjen.')).toBeTruthy()
    expect(server.calls(getCaseAttachment)[0]?.params).toMatchObject({ attachmentId: file.id })
  })
})

describe('[CW-08] the composer at the foot of the panel', () => {
  const shown = () =>
    panel()
      .queryAllByRole('textbox')
      .filter((field) => field.closest('[hidden]') === null)

  it('is opened by its key over the certificate too, keeps each text, and Escape closes it where it was opened', async () => {
    const { user, server } = await openCase({ actions: [] })
    server.answer(getCaseSheets, () => ({ width: 595, height: 842, pages: [], boxes: [] }))
    expect(shown()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Fakta og sertifikat' }))
    await user.keyboard('m')
    expect(document.activeElement).toBe(messageField())
    await user.keyboard('Hei{Escape}')
    expect(shown()).toEqual([])
    expect(document.activeElement).toBe(messageButton())
    await user.keyboard('l')
    expect(document.activeElement).toBe(noteField())
    await user.click(messageButton())
    expect(messageField().value).toBe('Hei')
    expect(shown()).toEqual([messageField()])
  })

  it('stays with a note that is begun while a message is being sent', async () => {
    const { user, server } = await openCase({ actions: [] })
    const sent = Promise.withResolvers<Message>()
    server.answer(sendCaseMessage, () => sent.promise)
    await user.click(messageButton())
    await user.type(messageField(), 'Hei{Control>}{Enter}{/Control}')
    await user.click(noteButton())
    await user.type(noteField(), 'Ring')
    sent.resolve(written('m-1', 'Hei'))
    await waitFor(() => expect(localStorage.getItem('eks:message-draft:b-1:4001')).toBeNull())
    expect(document.activeElement).toBe(noteField())
  })

  it('is below the messages and the notes where the panel is below the facts', async () => {
    await openCase({ actions: [] }, { width: 360 })
    expect(part('Meldinger').getByRole('textbox')).toBe(messageField())
    expect(part('Interne notater').getByRole('textbox')).toBe(noteField())
  })
})
