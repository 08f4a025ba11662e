import { saveApplication, sendApplication, withdrawApplication } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { actions, answer, invoice, openClarification, send } from '#src/testing/open-clarification.ts'
import { question } from '#src/testing/questions.ts'

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const states = () =>
  actions()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join()

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? [])
    .join(' ')

it('[EXP-08] [ACT-08] what nobody asked about is in short, and unfolds with the site of a line beside its number', async () => {
  const { user } = await openClarification()
  await user.click(await screen.findByRole('button', { name: /^Varelinjer ?1 linje, / }))
  await waitFor(() => expect(document.body.textContent).toMatch(/\d{5} OLDERFJORD/))
})

describe('who corrects what a caseworker asked about', () => {
  it('[ACT-08] sees each question with its field, and nothing else to write in', async () => {
    await openClarification()
    expect(await screen.findByText('Hvilken faktura?')).toBeTruthy()
    expect(screen.getByText('Når kommer båten?')).toBeTruthy()
    expect(invoice().value).toBe('F-2026-4001')
    expect(screen.queryByRole('textbox', { name: 'Fornavn' })).toBeNull()
    expect(states()).toContain('0 av 2 spørsmål besvart, 0 endringer')
  })

  it('[ACT-08] has a changed field count as an answer, and can take the change back', async () => {
    const { user, server } = await openClarification()
    await user.clear(invoice())
    await user.type(invoice(), 'F-NY')
    await waitFor(() => expect(states()).toContain('1 av 2 spørsmål besvart, 1 endring'))
    await waitFor(() => expect(server.calls(saveApplication).at(-1)?.body.consignor?.internalReference).toBe('F-NY'))
    await user.click(screen.getByRole('button', { name: /^Angre Fakturareferanse/ }))
    await waitFor(() => expect(invoice().value).toBe('F-2026-4001'))
    expect(states()).toContain('0 av 2 spørsmål besvart, 0 endringer')
  })

  it('[FEE-01] sees what it costs before it is sent, and is told where that has changed', async () => {
    const { user, server } = await openClarification({ questions: [question('m-2')] })
    server.answer(sendApplication, ({ body: { shownFee = 0 } }) =>
      refuse(409, { code: 'FEE_CHANGED', params: { shown: shownFee, fee: 413 } }),
    )
    expect(await actions().findByText('700,-')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^Svar/ }), 'I morgen')
    await user.click(send())
    expect(await screen.findByText(/^Gebyret er nå 413,-, ikke 700,-/)).toBeTruthy()
    expect(server.calls(sendApplication).map(({ body }) => body.shownFee)).toEqual([700])
  })

  it('[EXP-02] finds the buttons at the edge, after what comes and goes', async () => {
    await openClarification()
    const left = await actions().findByRole('link', { name: /mangler svar$/ })
    for (const name of ['Send svar', 'Trekk søknaden']) {
      expect(isBefore(left, actions().getByRole('button', { name }))).toBe(true)
    }
  })

  it('[ACT-08] is led to the question that has neither answer nor change, and then sends all', {
    tags: 'proof',
  }, async () => {
    const { user, server, change } = await openClarification()
    server.answer(sendApplication, () => {
      const { referenceNumber, applicationStatus } = change({ applicationStatus: 'UNDER_VURDERING', actions: [] })
      return {
        referenceNumber,
        applicationStatus,
        decision: 'MANUAL' as const,
        reasons: [],
        checks: [],
        receiptId: 'k-1',
      }
    })
    await user.type(answer(1), 'Den er riktig.')
    await user.click(send())
    expect(document.activeElement).toBe(answer(2))
    expect(server.calls(sendApplication)).toEqual([])
    await user.type(answer(2), 'I morgen.')
    await user.click(send())
    await waitFor(() => expect(server.calls(sendApplication)).toHaveLength(1))
    expect(server.calls(sendApplication)[0]?.body.answers).toMatchObject([
      { question: 'm-1', message: 'Den er riktig.' },
      { question: 'm-2', message: 'I morgen.' },
    ])
    expect(await screen.findByRole('heading', { level: 1, name: /sendt|mottatt/i })).toBeTruthy()
  })

  it('[ACT-08] reads at each question what it lacks: no field to change where none is open, words where there are files', {
    tags: 'proof',
  }, async () => {
    const about = (n: number) => describedBy(answer(n))
    const { user } = await openClarification({
      questions: [question('m-1'), question('m-2', 'consignor.internalReference'), question('m-3')],
      attachments: [
        {
          id: '7',
          type: 'CLARIFICATION_RESPONSE_ATTACHMENT',
          filename: 'logg.pdf',
          mimeType: 'application/pdf',
          size: 999,
          question: 'm-3',
        },
      ],
    })
    expect(about(1)).toBe('Høyst 500 tegn.')
    await user.click(send())
    expect(about(1)).toBe('Høyst 500 tegn. Skriv et svar.')
    expect(about(2)).toBe('Endre et felt eller skriv et svar.')
    expect(about(3)).toBe('Skriv hva filene viser.')
    await user.click(answer(2))
    await user.paste('å'.repeat(501))
    expect(about(2)).toBe('Feltet kan maks inneholde 500 tegn.')
  })

  it('[SEC-03] keeps the answers when they were lost, and sends the same once more', { tags: 'proof' }, async () => {
    const { user, server } = await openClarification()
    server.answer(sendApplication, lose)
    await user.type(answer(1), 'Den er riktig.')
    await user.type(answer(2), 'I morgen.')
    await user.click(send())
    await waitFor(() => expect(server.calls(sendApplication)).toHaveLength(1))
    expect((await screen.findAllByRole('alert')).some(({ textContent }) => textContent !== '')).toBe(true)
    expect(answer(2).value).toBe('I morgen.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(send())
    await waitFor(() => expect(server.calls(sendApplication)).toHaveLength(2))
    const [first, second] = server.calls(sendApplication)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('[EXP-03] reads what is not saved, and that it is when it is', { tags: 'proof' }, async () => {
    const { user, server, change } = await openClarification()
    server.answer(saveApplication, lose)
    await user.type(invoice(), '-2')
    expect(await screen.findByText('Ikke lagret')).toBeTruthy()
    const validation = { errors: [], needsManualProcessing: false }
    server.answer(saveApplication, ({ body }) => ({ application: change(body as Partial<Application>), validation }))
    await user.click(screen.getAllByRole('button', { name: 'Prøv igjen' }).at(-1) ?? document.body)
    expect(await screen.findByText(/^Lagret kl\./)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Ikke lagret')).toBeNull())
  })

  it('[STA-04] withdraws in the version that is saved last', { tags: 'proof' }, async () => {
    const { user, server, change, address } = await openClarification()
    server.answer(withdrawApplication, () => change({ applicationStatus: 'TRUKKET_TILBAKE', actions: [] }))
    await user.type(invoice(), '-B')
    await user.click(actions().getByRole('button', { name: 'Trekk søknaden' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(server.calls(saveApplication)).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Trekk tilbake' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/detaljer'))
    expect(server.calls(withdrawApplication)).toMatchObject([{ ifMatch: '2' }])
  })
})
