import { saveApplication, sendApplication } from '@eksport/api'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { actions, invoice, openClarification, send } from '#src/testing/open-clarification.ts'
import { question } from '#src/testing/questions.ts'

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const states = () =>
  actions()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join()

it('[EXP-08] [ACT-08] what nobody asked about names the site of a line beside its number', async () => {
  await openClarification()
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
})
