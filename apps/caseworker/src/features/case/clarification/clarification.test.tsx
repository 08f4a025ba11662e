import { requestClarification } from '@eksport/api'
import { aProductLine } from '@eksport/domain/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialogOf, openCase } from '#src/testing/open-case.ts'

const title = 'Be eksportøren om avklaring'
const lines = [aProductLine(), aProductLine({ id: 'vl-020', lotNumber: 'L-2' })]

async function openQuestions() {
  const opened = await openCase({ actions: ['request-clarification'], productLines: lines })
  await opened.user.click(screen.getByRole('button', { name: /^Be om avklaring/ }))
  const dialog = await dialogOf(title)
  const question = (n: number) => within(dialog.getByRole('region', { name: `Spørsmål ${n}` }))
  return { ...opened, dialog, question }
}

const wordsOf = ({ getByRole }: ReturnType<typeof within>) => getByRole('textbox', { name: 'Melding til eksportøren' })

describe('an officer who asks', () => {
  it('[ACT-08] asks several things at once, each about its own fields', async () => {
    const { user, server, change, dialog, question } = await openQuestions()
    server.answer(requestClarification, () => change({ applicationStatus: 'AVKLARING_INNSENDER', actions: [] }))
    await user.type(question(1).getByRole('textbox', { name: 'Finn felt' }), 'varelinje 2 netto')
    await user.click(question(1).getByRole('checkbox', { name: /Nettovekt/ }))
    expect(question(1).getByText('1 felt åpnes, resten er låst')).toBeTruthy()
    await user.type(wordsOf(question(1)), 'Er det kasser?')
    await user.click(dialog.getByRole('button', { name: 'Legg til et spørsmål' }))
    expect(document.activeElement).toBe(question(2).getByRole('textbox', { name: 'Finn felt' }))
    await user.click(question(2).getByRole('radio', { name: 'Ingenting, jeg vil bare ha et svar' }))
    expect(question(2).queryByRole('textbox', { name: 'Finn felt' })).toBeNull()
    await user.type(wordsOf(question(2)), 'Når kommer båten?')
    await user.click(dialog.getByRole('button', { name: 'Send 2 spørsmål' }))
    expect(await screen.findAllByText('#004001: Spørsmålet er sendt til eksportøren')).not.toEqual([])
    expect(server.calls(requestClarification)[0]).toMatchObject({
      ifMatch: '4',
      body: {
        clarification: {
          questions: [
            {
              message: 'Er det kasser?',
              unlocking: { unlocksAll: false, pins: [{ line: 'vl-020', fact: 'netWeight' }] },
            },
            { message: 'Når kommer båten?', unlocking: { unlocksAll: false, pins: [] } },
          ],
        },
      },
    })
  })

  it('[ACT-08] is led to the first question that is not whole, though the one before it is', async () => {
    const { user, server, dialog, question } = await openQuestions()
    await user.click(question(1).getByRole('radio', { name: 'Hele søknaden' }))
    await user.type(wordsOf(question(1)), 'Hvorfor?')
    await user.click(dialog.getByRole('button', { name: 'Legg til et spørsmål' }))
    await user.click(dialog.getByRole('button', { name: 'Send 2 spørsmål' }))
    expect(document.activeElement).toBe(question(2).getByRole('textbox', { name: 'Finn felt' }))
    expect(question(2).getByText('Velg minst ett felt, eller velg noe annet over.')).toBeTruthy()
    await user.click(question(2).getByRole('radio', { name: 'Hele søknaden' }))
    await user.click(dialog.getByRole('button', { name: 'Send 2 spørsmål' }))
    expect(document.activeElement).toBe(wordsOf(question(2)))
    expect(server.calls(requestClarification)).toEqual([])
  })

  it('[ACT-08] finds a field by what stands in it, and reads that nothing fits', async () => {
    const { user, question } = await openQuestions()
    const find = question(1).getByRole('textbox', { name: 'Finn felt' })
    await user.type(find, 'Shanghai Sample')
    expect(question(1).getAllByRole('checkbox').length).toBeGreaterThan(0)
    await user.type(find, ' finnes ikke')
    expect(question(1).getByText('Ingen felt passer.')).toBeTruthy()
    expect(question(1).queryByRole('checkbox')).toBeNull()
  })
})
