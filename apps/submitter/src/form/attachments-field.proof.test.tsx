import { deleteAttachment, sendApplication, uploadAttachment } from '@eksport/api'
import type { Attachment } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'

const file = new File(['%PDF-1.7', 'x'.repeat(100)], 'faktura.pdf', { type: 'application/pdf' })
const held = 'En fil er på vei eller må fjernes først.'

it.each([
  ['the net', lose],
  ['the server', () => refuse(500)],
])(
  '[WIZ-16] [EXP-03] nothing is sent without a file that %s kept from arriving, until it is taken away',
  async (_, fail) => {
    const { user, server } = await openForm('oppsummering', {
      validation: { errors: [], needsManualProcessing: true },
    })
    server.answer(uploadAttachment, fail)
    server.answer(sendApplication, lose)
    await screen.findByText(/Dra og slipp filene her/)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('No file can be attached')
    await user.upload(input, file)
    expect(await screen.findByText('Klarte ikke å laste opp faktura.pdf.')).toBeTruthy()
    const [send] = screen.getAllByRole('button', { name: 'Send inn' })
    if (send === undefined) throw new Error('Nothing can be sent')
    expect(screen.getByText(held)).toBeTruthy()
    await user.click(send)
    expect(server.calls(sendApplication)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: /^Fjern/ }))
    await waitFor(() => expect(screen.queryByText(held)).toBeNull())
  },
  20_000,
)

const attached = (number: number, filename: string): Attachment => ({
  id: `3a1d2f60-4c5b-4e7a-9b8c-00000000000${number}`,
  type: 'APPLICATION_ATTACHMENT',
  filename,
  mimeType: 'application/pdf',
  size: 900,
})
const validation = { errors: [], needsManualProcessing: true }
const filesShown = () =>
  within(screen.getByRole('group', { name: /^Vedlegg/ }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => /^[\w-]+\.pdf/.exec(textContent ?? '')?.[0])

it('[ACT-12] [WIZ-16] files that another tab attaches and takes away come and go, and what is chosen here stays once', async () => {
  const say = openStream()
  const first = attached(1, 'pakkeliste.pdf')
  const { user, server, attachElsewhere } = await openForm('oppsummering', {
    stored: { attachments: [first] },
    validation,
  })
  const { referenceNumber } = anApplication()
  const change = async (attachments: readonly Attachment[]) => {
    attachElsewhere(attachments)
    await say({ kind: 'application', referenceNumber, version: 1, organisationNumber: '310000043' })
  }
  await waitFor(() => expect(filesShown()).toEqual(['pakkeliste.pdf']))
  await change([first, attached(2, 'analyse.pdf')])
  await waitFor(() => expect(filesShown()).toEqual(['pakkeliste.pdf', 'analyse.pdf']))
  // The draft tells of its new file before the answer to the sending has come.
  let arrive = (_: Attachment): void => undefined
  server.answer(uploadAttachment, () => new Promise<Attachment>((resolve) => (arrive = resolve)))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('No file can be attached')
  await user.upload(input, file)
  const own = attached(3, 'faktura.pdf')
  await change([attached(2, 'analyse.pdf'), own])
  await waitFor(() => expect(filesShown()).toEqual(['analyse.pdf', 'faktura.pdf']))
  arrive(own)
  await screen.findByRole('button', { name: 'Slett faktura.pdf' })
  expect(filesShown()).toEqual(['analyse.pdf', 'faktura.pdf'])
  // Another one of the same name is another file, once this one has arrived.
  await change([attached(2, 'analyse.pdf'), own, attached(4, 'faktura.pdf')])
  await waitFor(() => expect(filesShown()).toEqual(['analyse.pdf', 'faktura.pdf', 'faktura.pdf']))
  await change([attached(2, 'analyse.pdf'), own])
  await waitFor(() => expect(filesShown()).toEqual(['analyse.pdf', 'faktura.pdf']))
  // Removed here: focus moves to the next file, even if the draft reports the removal first.
  server.answer(deleteAttachment, () => change([own]).then(() => undefined))
  await user.click(screen.getByRole('button', { name: 'Slett analyse.pdf' }))
  await waitFor(() => expect(filesShown()).toEqual(['faktura.pdf']))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Slett faktura.pdf' }))
  expect(screen.queryByText(/har lagret søknaden|er lagret et annet sted/)).toBeNull()
})

it('[SEC-18] a file that is checked says so, and learns of its verdict by itself', async () => {
  const say = openStream()
  const waiting: Attachment = { ...attached(1, 'avtale.pdf'), scan: 'WAITING' }
  const { attachElsewhere } = await openForm('oppsummering', { stored: { attachments: [waiting] }, validation })
  const { referenceNumber } = anApplication()
  const change = async (attachment: Attachment) => {
    attachElsewhere([attachment])
    await say({ kind: 'application', referenceNumber, version: 1, organisationNumber: '310000043' })
  }
  expect(await screen.findByText('Kontrolleres')).toBeTruthy()
  await change({ ...waiting, scan: 'DELAYED' })
  expect(await screen.findByText('Lagret. Venter på kontroll')).toBeTruthy()
  await change({ ...waiting, scan: 'INFECTED' })
  expect(await screen.findByText(/^avtale\.pdf inneholdt skadelig programvare/)).toBeTruthy()
  await change(attached(1, 'avtale.pdf'))
  expect(await screen.findByText('Lastet opp')).toBeTruthy()
})
