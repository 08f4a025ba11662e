import { listPhrases } from '@eksport/api'
import type { Phrase } from '@eksport/domain'
import { aProductLine } from '@eksport/domain/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialogOf, openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const inAll = (text: string) => ({ nb: text, nn: text, en: text })
const phrases: Phrase[] = [
  { code: 'CONFIRM', names: inAll('Bekreft felt'), texts: inAll('Skal {felt} være {verdi}?'), active: true },
  { code: 'LIST', names: inAll('Pakkliste'), texts: inAll('Legg ved en ny pakkliste.'), active: true },
]

async function open() {
  const server = startCaseworkerServer()
  server.answer(listPhrases, () => phrases)
  const lines = [aProductLine({ id: 'vl-1' })]
  return openCase({ actions: ['request-clarification', 'refuse'], productLines: lines }, { server })
}

describe('[CW-10] a slash where an officer writes to an exporter', () => {
  it('opens phrases in a message, narrowed by what is typed; Enter writes one and Escape leaves them', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Til eksportøren' }))
    const field = screen.getByRole('textbox', { name: 'Melding til eksportøren' })
    await screen.findAllByRole('button', { name: /^Fraser/ })
    await user.type(field, 'Hei! /pakk')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'PakklisteLegg ved en ny pakkliste.',
    ])
    await user.keyboard('{Enter}')
    expect(field).toHaveProperty('value', 'Hei! Legg ved en ny pakkliste.')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.clear(field)
    await user.type(field, 'Hei /')
    expect(screen.getAllByRole('option')).toHaveLength(2)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field).toHaveProperty('value', 'Hei /')
  })

  it('fills a phrase from the field that a question is about, and Escape leaves the dialog open', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^Be om avklaring/ }))
    const dialog = await dialogOf('Be eksportøren om avklaring')
    await user.type(dialog.getByRole('textbox', { name: 'Finn felt' }), 'varelinje 1 netto')
    await user.click(dialog.getByRole('checkbox', { name: /Nettovekt/ }))
    const field = dialog.getByRole('textbox', { name: 'Melding til eksportøren' })
    await user.type(field, '/')
    await user.keyboard('{Escape}')
    expect(dialog.queryByRole('listbox')).toBeNull()
    await user.clear(field)
    await user.click(dialog.getByRole('button', { name: /^Fraser/ }))
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(field).toHaveProperty('value', expect.stringMatching(/^Skal Nettovekt være .+\?$/))
    expect(document.activeElement).toBe(field)
  })
})
