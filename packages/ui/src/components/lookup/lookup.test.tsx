import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Field } from '../field/field.js'
import { Lookup, type LookupProps } from './lookup.js'
import type { LookupSearch } from './use-search.js'

const search = vi.fn<LookupSearch>()

function Page() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Field label="Anlegg">
      <Lookup value={value} onValueChange={setValue} search={search} />
    </Field>
  )
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('Lookup', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    search.mockReset()
    search.mockResolvedValue([{ value: 'N742', label: 'N742 Ellingsen' }])
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const setup = () => {
    render(<Page />)
    const field = screen.getByRole('combobox', { name: 'Anlegg' })
    const type = (text: string) => fireEvent.change(field, { target: { value: text } })
    return { field, type }
  }

  it('[WIZ-13] asks nothing before two characters, and says so', async () => {
    const { type } = setup()
    type('e')
    await wait(1000)
    expect(screen.getAllByText('Skriv minst to tegn for å søke')).not.toHaveLength(0)
    expect(search).not.toHaveBeenCalled()
  })

  it('[WIZ-13] waits between 250 and 500 ms after the last key, and asks once', async () => {
    const { type } = setup()
    type('e')
    type('el')
    type('elling')
    await wait(249)
    expect(search).not.toHaveBeenCalled()
    await wait(251)
    expect(search.mock.calls.map(([query]) => query)).toEqual(['elling'])
    expect(screen.getByRole('option')).toBeTruthy()
  })

  it('[WIZ-13] takes the first answer by Enter', async () => {
    const { field, type } = setup()
    type('elling')
    await wait(500)
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(field).toHaveProperty('value', 'N742 Ellingsen')
  })

  it('[WIZ-13] takes no more than twenty characters', () => {
    const { field, type } = setup()
    type('ab')
    expect(field).toHaveProperty('maxLength', 20)
  })

  it('[WIZ-13] says when there are no results, and when the register failed', async () => {
    const { type } = setup()
    search.mockResolvedValueOnce([])
    type('xx')
    await wait(500)
    expect(screen.getByText('Ingen resultater')).toBeTruthy()
    search.mockRejectedValueOnce(new Error('503'))
    type('xxx')
    await wait(500)
    expect(screen.getByText(/Søket svarte ikke/)).toBeTruthy()
  })

  it('keeps its value when the caller says no, and tells why it changed', async () => {
    const onValueChange = vi.fn<NonNullable<LookupProps['onValueChange']>>((_, __, details) => details.cancel())
    render(<Lookup aria-label="Anlegg" defaultValue="M1" valueLabel="M1 Nordhav" {...{ search, onValueChange }} />)
    const field = screen.getByRole('combobox')
    fireEvent.click(screen.getByRole('button', { name: 'Tøm' }))
    fireEvent.change(field, { target: { value: 'elling' } })
    await wait(500)
    fireEvent.click(screen.getByRole('option'))
    expect(onValueChange.mock.calls.map(([value, option, { reason }]) => [value, option?.label, reason])).toEqual([
      [null, undefined, 'clear'],
      ['N742', 'N742 Ellingsen', 'select'],
    ])
    expect(field).toHaveProperty('value', 'M1 Nordhav')
  })

  it('aborts the question that is out of date', async () => {
    const { type } = setup()
    search.mockReturnValue(new Promise(() => undefined))
    type('el')
    await wait(500)
    type('ell')
    expect(search.mock.calls[0]?.[1].signal.aborted).toBe(true)
  })

  it('says why a name typed in full cannot be chosen, without the old value behind it', async () => {
    const onValueChange = vi.fn()
    render(<Lookup aria-label="Anlegg" defaultValue="M1" valueLabel="M1 Nordhav" {...{ search, onValueChange }} />)
    const field = screen.getByRole('combobox')
    search.mockResolvedValue([{ value: 'N742', label: 'N742 Ellingsen', disabledReason: 'Anlegget er nedlagt.' }])
    fireEvent.change(field, { target: { value: 'N742' } })
    await wait(500)
    fireEvent.blur(field)
    expect(field).toHaveProperty('value', 'N742')
    expect(onValueChange.mock.lastCall?.[0]).toBeNull()
    expect(screen.getByText('«N742» kan ikke velges: Anlegget er nedlagt.')).toBeTruthy()
  })

  it('owns its value where the caller does not, and is emptied all the same', async () => {
    render(
      <Field label="Anlegg">
        <Lookup defaultValue="N742" valueLabel="N742 Ellingsen" search={search} />
      </Field>,
    )
    const field = screen.getByRole('combobox', { name: 'Anlegg' })
    expect(field).toHaveProperty('value', 'N742 Ellingsen')
    search.mockResolvedValue([{ value: 'M1', label: 'M1 Nordhav' }])
    fireEvent.change(field, { target: { value: 'nord' } })
    await wait(500)
    fireEvent.click(screen.getByRole('option'))
    expect(field).toHaveProperty('value', 'M1 Nordhav')
    fireEvent.click(screen.getByRole('button', { name: 'Tøm' }))
    expect(field).toHaveProperty('value', '')
  })
})
