import { getCase, requestClarification } from '@eksport/api'
import { aProductLine } from '@eksport/domain/testing'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
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

  it('[ACT-08] reads what all questions open together, and of none that the rest is locked when one opens everything', {
    tags: 'proof',
  }, async () => {
    const { user, dialog, question } = await openQuestions()
    await user.type(question(1).getByRole('textbox', { name: 'Finn felt' }), 'varelinje 2 netto')
    await user.click(question(1).getByRole('checkbox', { name: /Nettovekt/ }))
    await user.click(dialog.getByRole('button', { name: 'Legg til et spørsmål' }))
    await user.type(question(2).getByRole('textbox', { name: 'Finn felt' }), 'L-2')
    await user.click(question(2).getByRole('checkbox'))
    expect(question(1).getByText('Spørsmålene åpner 2 felt til sammen, resten er låst')).toBeTruthy()
    await user.click(question(1).getByRole('radio', { name: 'Hele søknaden' }))
    expect(question(2).getByText('Et annet spørsmål åpner hele søknaden')).toBeTruthy()
    expect(dialog.queryByText(/resten er låst/)).toBeNull()
  })

  it('[ACT-08] takes one question away, and the other keeps its words', { tags: 'proof' }, async () => {
    const { user, dialog, question } = await openQuestions()
    await user.type(wordsOf(question(1)), 'Den første')
    await user.click(dialog.getByRole('button', { name: 'Legg til et spørsmål' }))
    await user.type(wordsOf(question(2)), 'Den andre')
    await user.click(dialog.getByRole('button', { name: 'Fjern spørsmål 1' }))
    expect(dialog.queryByRole('region', { name: 'Spørsmål 2' })).toBeNull()
    expect(dialog.getByDisplayValue('Den andre')).toBeTruthy()
    expect(dialog.queryByDisplayValue('Den første')).toBeNull()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Legg til et spørsmål' }))
    expect(dialog.getByRole('button', { name: 'Send spørsmålet' })).toBeTruthy()
  })

  it('[ACT-08] finds all questions again after Escape, with their fields and files, and none after Avbryt', {
    tags: 'proof',
  }, async () => {
    const { user, dialog, question } = await openQuestions()
    await user.type(question(1).getByRole('textbox', { name: 'Finn felt' }), 'varelinje 2 netto')
    await user.click(question(1).getByRole('checkbox', { name: /Nettovekt/ }))
    await user.type(wordsOf(question(1)), 'Er det kasser?')
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
    if (field === null) throw new Error('There is no field for files')
    await user.upload(field, new File(['%PDF-1.7', 'x'.repeat(100)], 'krav.pdf', { type: 'application/pdf' }))
    await dialog.findByRole('button', { name: /krav\.pdf/ })
    await user.click(dialog.getByRole('button', { name: 'Legg til et spørsmål' }))
    await user.type(wordsOf(question(2)), 'Når kommer båten?')
    const open = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await user.click(screen.getByRole('button', { name: /^Be om avklaring/ }))
      return dialogOf(title)
    }
    await user.keyboard('{Escape}')
    const again = await open()
    expect(again.getByDisplayValue('Er det kasser?')).toBeTruthy()
    expect(again.getByDisplayValue('Når kommer båten?')).toBeTruthy()
    expect(again.getAllByText('Spørsmålene åpner 1 felt til sammen, resten er låst')).not.toEqual([])
    expect(again.getByRole('button', { name: /krav\.pdf/ })).toBeTruthy()
    await user.click(again.getByRole('button', { name: 'Avbryt' }))
    const fresh = await open()
    expect(fresh.queryByDisplayValue('Er det kasser?')).toBeNull()
    expect(fresh.getByRole('button', { name: 'Send spørsmålet' })).toBeTruthy()
  })

  it('[ACT-08] opens a part by hand, and sees how much of it is chosen when it is folded', {
    tags: 'proof',
  }, async () => {
    const { user, question } = await openQuestions()
    const part = question(1).getByRole('button', { name: /^Transport/, expanded: false })
    await user.click(part)
    const [first] = question(1).getAllByRole('checkbox')
    if (first === undefined) throw new Error('The part has no fields')
    await user.click(first)
    await user.click(question(1).getByRole('button', { name: /^Transport/, expanded: true }))
    expect(question(1).getByRole('button', { name: /^Transport/, expanded: false }).textContent).toContain('1 valgt')
  })

  it('[SEC-03] tries again what was lost, as the same question with its file', { tags: 'proof' }, async () => {
    const { user, server, dialog, question } = await openQuestions()
    server.answer(requestClarification, lose)
    await user.click(question(1).getByRole('radio', { name: 'Hele søknaden' }))
    await user.type(wordsOf(question(1)), 'Se vedlegget')
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
    if (field === null) throw new Error('There is no field for files')
    await user.upload(field, new File(['%PDF-1.7', 'x'.repeat(100)], 'krav.pdf', { type: 'application/pdf' }))
    await dialog.findByRole('button', { name: /krav\.pdf/ })
    const send = dialog.getByRole('button', { name: 'Send spørsmålet' })
    await user.click(send)
    expect(await dialog.findByText(/^Vi får ikke kontakt med serveren/)).toBeTruthy()
    const read = server.calls(getCase).length
    await user.click(send)
    await waitFor(() => expect(server.calls(requestClarification)).toHaveLength(2))
    const [first, second] = server.calls(requestClarification)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    expect(second?.body.attachments).toMatchObject({ name: 'krav.pdf' })
    expect(second?.body.clarification).toMatchObject({ questions: [{ files: 1 }] })
    expect(server.calls(getCase)).toHaveLength(read)
  })
})
