import { saveApplication } from '@eksport/api'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { actions, invoice, openClarification } from '#src/testing/open-clarification.ts'

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

  it('[EXP-02] finds the buttons at the edge, after what comes and goes', async () => {
    await openClarification()
    const left = await actions().findByRole('link', { name: /mangler svar$/ })
    for (const name of ['Send svar', 'Trekk søknaden']) {
      expect(isBefore(left, actions().getByRole('button', { name }))).toBe(true)
    }
  })
})
