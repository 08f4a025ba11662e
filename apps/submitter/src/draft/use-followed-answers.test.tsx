import type { FormAnswers } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { useFollowedAnswers } from './use-followed-answers.ts'

const begun: FormAnswers = anApplication()
const lotOf = ({ productLines }: FormAnswers) => productLines?.[0]?.lotNumber ?? ''
const withLot = (answers: FormAnswers, lotNumber: string): FormAnswers => ({
  ...answers,
  productLines: answers.productLines?.map((line, index) => (index === 0 ? { ...line, lotNumber } : line)),
})

/** A field that shows what is typed, and a form that follows. */
function Draft({ keep }: { readonly keep: (answers: FormAnswers) => void }) {
  const { answers, typed, type, change } = useFollowedAnswers(begun, keep)
  const now = useSyncExternalStore(typed.subscribe, typed.now)
  return (
    <>
      <input
        aria-label="Parti"
        value={lotOf(now)}
        onChange={({ target }) => type(withLot(typed.now(), target.value))}
      />
      <output>{lotOf(answers)}</output>
      <button type="button" onClick={() => change(withLot(answers, `${lotOf(answers)}!`))}>
        Legg til
      </button>
    </>
  )
}

function openDraft() {
  const kept: string[] = []
  const keep = (answers: FormAnswers) => void kept.push(lotOf(answers))
  render(<Draft keep={keep} />)
  const field = screen.getByLabelText<HTMLInputElement>('Parti')
  return { kept, field, form: () => screen.getByRole('status').textContent }
}

const write = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })

it('[EXP-03] a key stands in its field and is kept at once, and the form follows when the hand rests', async () => {
  const { kept, field, form } = openDraft()
  const before = form()
  write(field, 'L-1')
  write(field, 'L-12')
  expect(field.value).toBe('L-12')
  expect(kept).toEqual(['L-1', 'L-12'])
  expect(form()).toBe(before)
  expect(await screen.findByText('L-12')).toBe(screen.getByRole('status'))
  // What is kept already is not kept anew.
  expect(kept).toEqual(['L-1', 'L-12'])
})

it('[EXP-03] whatever else is done finds all that was typed, and takes nothing of it away', () => {
  const { kept, field, form } = openDraft()
  write(field, 'L-1')
  fireEvent.click(screen.getByRole('button', { name: 'Legg til' }))
  expect(form()).toBe('L-1!')
  expect(field.value).toBe('L-1!')
  expect(kept).toEqual(['L-1', 'L-1!'])
  write(field, 'L-2')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(form()).toBe('L-2')
})

it('[EXP-03] to move, mark or copy in a text is no act that the form follows', () => {
  const { field, form } = openDraft()
  const before = form()
  write(field, 'L-1')
  fireEvent.keyDown(field, { key: 'Control', ctrlKey: true })
  for (const key of ['a', 'c']) fireEvent.keyDown(field, { key, ctrlKey: true })
  for (const key of ['ArrowLeft', 'Home', 'End']) fireEvent.keyDown(field, { key })
  expect(form()).toBe(before)
  fireEvent.keyDown(field, { key: 'd', ctrlKey: true })
  expect(form()).toBe('L-1')
})
