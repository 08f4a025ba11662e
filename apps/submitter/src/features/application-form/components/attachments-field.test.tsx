import { sendApplication, uploadAttachment } from '@eksport/api'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor } from '@testing-library/react'
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
    expect(await screen.findByText('Klarte ikke å laste opp faktura.pdf.', undefined, { timeout: 10_000 })).toBeTruthy()
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
