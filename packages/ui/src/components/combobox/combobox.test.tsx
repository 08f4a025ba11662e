import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { hear } from '../../contract/hear.js'
import { Dialog } from '../dialog/dialog.js'
import { Field } from '../field/field.js'
import { Combobox, type ComboboxProps } from './combobox.js'

const options = [
  { value: 'BR', label: 'Brasil', detail: 'BR' },
  { value: 'GI', label: 'Gibraltar', detail: 'GI' },
  { value: 'JP', label: 'Japan', detail: 'JP' },
]
const onValueChange = vi.fn()
const change = () => onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])

function setup(value: string | null = null, props: Partial<ComboboxProps> = {}) {
  onValueChange.mockClear()
  render(
    <Field label="Land" hint="To bokstaver">
      <Combobox options={options} defaultValue={value} onValueChange={onValueChange} {...props} />
    </Field>,
  )
  return { user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Land' }) }
}

/** A controlled field; its owner accepts every change at once by default. */
function owned(first: string | null = null, take?: ComboboxProps['onValueChange']) {
  let value = first
  const element = () => <Combobox aria-label="Land" options={options} value={value} onValueChange={take ?? set} />
  const { rerender } = render(element())
  function set(next: string | null) {
    value = next
    rerender(element())
  }
  return { set, value: () => value, field: screen.getByRole<HTMLInputElement>('combobox') }
}

describe('Combobox', () => {
  it('is worked with the keyboard alone, and says how many it found', async () => {
    const heard = hear()
    const { user, field } = setup()
    await user.tab()
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('bra')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['BrasilBR', 'GibraltarGI'])
    await waitFor(() => expect(heard()).toContain('2 treff'))
    await user.keyboard('{ArrowDown}')
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(change()).toEqual([['GI', 'select']])
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it.each(['{Enter}', '{ArrowDown}{Enter}'])('takes the first answer to what is typed by %s', async (keys) => {
    const { user } = setup()
    await user.tab()
    await user.keyboard(`bra${keys}`)
    expect(change()).toEqual([['BR', 'select']])
  })

  it('shows headings while nothing is typed, and says what is in another language', async () => {
    const rows = [
      { value: '030214', label: 'Fersk laks', detail: '030214', section: 'Nevner arten' },
      { value: '030289', label: 'Other fish', detail: '030289', lang: 'en', section: 'Andre' },
    ]
    render(
      <Field label="HS-kode">
        <Combobox options={rows} withDetail />
      </Field>,
    )
    const user = userEvent.setup()
    const field = screen.getByRole('combobox', { name: 'HS-kode' })
    await user.click(field)
    const others = within(screen.getByRole('group', { name: 'Andre' })).getByRole('option')
    expect(others.textContent).toBe('Other fish (engelsk)030289')
    expect(screen.getByText('Other fish').closest('[lang]')?.getAttribute('lang')).toBe('en')
    await user.keyboard('0302 89')
    expect(screen.queryByRole('group')).toBeNull()
    await user.keyboard('{Enter}')
    expect(field).toHaveProperty('value', '030289 Other fish')
    expect(field.getAttribute('lang')).toBe('en')
  })

  it('[EXP-06] is searched anew from the press that comes to it; the next press sets the caret', async () => {
    const { user, field } = setup('JP')
    await user.click(field)
    await user.keyboard('gib{Enter}')
    expect(change()).toEqual([['GI', 'select']])
    await user.click(field)
    await user.keyboard('{End}')
    expect(field).toHaveProperty('selectionStart', 'Gibraltar'.length)
  })

  it('opened again by a press, marks what is chosen and no row of the search before', async () => {
    const { user, field } = setup()
    await user.type(field, 'jap{Enter}')
    await user.click(field)
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: /Japan/ }).id)
    await user.keyboard('{Enter}')
    expect(change().at(-1)).toEqual(['JP', 'select'])
  })

  it('keeps its mark when the open list is pressed again', async () => {
    const { user, field } = setup()
    await user.type(field, 'jap')
    await user.click(field)
    await user.keyboard('{Enter}')
    expect(change()).toEqual([['JP', 'select']])
  })

  it('closes on Escape, and empties on the next', async () => {
    const { user, field } = setup('JP')
    await user.click(field)
    expect(screen.getByRole('option', { name: /Japan/ }).getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{Escape}')
    expect(change()).toEqual([])
    await user.keyboard('{Escape}')
    expect(change()).toEqual([[null, 'clear']])
    expect(field).toHaveProperty('value', '')
  })

  it('without a hit sends nothing by Enter, and leaves to an input method the Enter that ends a letter', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const onValueChange = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <Combobox aria-label="Havn" options={[{ value: 'A', label: 'Aalesund' }]} onValueChange={onValueChange} />
      </form>,
    )
    const field = screen.getByRole('combobox', { name: 'Havn' })
    await userEvent.type(field, 'aal')
    // Safari: the composition is over by then.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.type(field, 'xyz{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('takes a whole name or code as chosen when it is left', async () => {
    const { user, field } = setup()
    await user.type(field, 'jp')
    await user.tab()
    expect(change()).toEqual([['JP', 'select']])
    expect(field).toHaveProperty('value', 'Japan')
  })

  it.each<[string, Partial<ComboboxProps>]>([
    ['GS', { options: ['GE', 'GS'].map((value) => ({ value, label: 'Georgia' })) }],
    ['BR', { withDetail: true }],
    ['XX', {}],
    ['NO', { options: [{ value: 'NO', label: 'Norge', disabledReason: 'Stengt' }] }],
  ])('leaves %s when a letter is typed and taken back', async (value, props) => {
    const { user, field } = setup(value, props)
    const before = field.value
    await user.type(field, 'x{Backspace}', { initialSelectionStart: before.length })
    await user.tab()
    expect([field.value, change()]).toEqual([before, []])
    await user.click(field)
    if (props.options) await user.keyboard(before)
    await user.tab()
    expect([field.value, change()]).toEqual([before, []])
  })

  it('keeps what is not in the list, without the old value behind it', async () => {
    const { user, field } = setup('JP')
    await user.clear(field)
    await user.type(field, 'Atlantis')
    await user.tab()
    expect(field).toHaveProperty('value', 'Atlantis')
    expect(change()).toEqual([[null, 'clear']])
    const warning = '«Atlantis» finnes ikke i listen. Velg et av forslagene.'
    expect(screen.getByRole('combobox', { name: 'Land', description: `To bokstaver ${warning}` })).toBe(field)
    expect(screen.getByText(warning)).toBeTruthy()
    await user.type(field, 'x')
    expect(screen.getByRole('combobox', { description: 'To bokstaver' })).toBe(field)
  })

  it('says once what is wrong where its field is wrong too', async () => {
    render(
      <Field label="Land" error="Feltet er påkrevd">
        <Combobox options={options} />
      </Field>,
    )
    const field = screen.getByRole('combobox', { name: 'Land', description: 'Feltet er påkrevd' })
    await userEvent.type(field, 'Atlantis')
    await userEvent.tab()
    const description = '«Atlantis» finnes ikke i listen. Velg et av forslagene.'
    expect(screen.getByRole('combobox', { name: 'Land', description })).toBe(field)
    expect(screen.getAllByText(/finnes ikke i listen/)).toHaveLength(1)
    await userEvent.clear(field)
    expect(screen.getByRole('combobox', { description: 'Feltet er påkrevd' })).toBe(field)
  })

  it('forgets what is not in the list when the value is set elsewhere, also to nothing again', async () => {
    const { value, set, field } = owned()
    await userEvent.type(field, 'Atlantis')
    await userEvent.tab()
    set('BR')
    expect(field).toHaveProperty('value', 'Brasil')
    expect(screen.queryByText(/finnes ikke i listen/)).toBeNull()
    set(null)
    expect([field.value, value()]).toEqual(['', null])
  })

  it('shows the value again that its owner does not let go, and what was typed once it is let go', async () => {
    const { set, field } = owned('JP', () => undefined)
    await userEvent.clear(field)
    await userEvent.type(field, 'Atlantis')
    await userEvent.tab()
    expect(field).toHaveProperty('value', 'Japan')
    set(null)
    expect(field).toHaveProperty('value', 'Atlantis')
  })

  it('says why a name typed in full cannot be chosen, without the old value behind it', async () => {
    const refused = { value: 'NO', label: 'Norge', disabledReason: 'Eksport til eget land er ikke eksport.' }
    const { user, field } = setup('JP', { options: [...options, refused] })
    await user.clear(field)
    await user.type(field, 'Norge')
    expect(screen.getByRole('option', { name: /^Norge/ }).getAttribute('aria-disabled')).toBe('true')
    await user.tab()
    expect(field).toHaveProperty('value', 'Norge')
    expect(change()).toEqual([[null, 'clear']])
    expect(screen.getByText('«Norge» kan ikke velges: Eksport til eget land er ikke eksport.')).toBeTruthy()
  })

  it('shows a read-only answer without a list, and Escape leaves it', async () => {
    onValueChange.mockClear()
    render(<Combobox aria-label="Land" readOnly options={options} defaultValue="JP" onValueChange={onValueChange} />)
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('closes its list before the dialog around it, which leaves the answer as it is', async () => {
    onValueChange.mockClear()
    const onOpenChange = vi.fn()
    render(
      <Dialog open onOpenChange={onOpenChange} title="Mottaker">
        <Combobox aria-label="Land" options={options} defaultValue="JP" onValueChange={onValueChange} />
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape-or-outside' })
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('draws a part of a long list, says how long it is, and draws on when walked or scrolled', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({ value: `L${index}`, label: `Land ${index}` }))
    render(<Combobox aria-label="Alle land" options={many} />)
    const rows = () => screen.getAllByRole('option')
    await userEvent.click(screen.getByRole('combobox', { name: 'Alle land' }))
    expect(rows().length).toBeLessThan(50)
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('250')
    expect(rows()[1]?.getAttribute('aria-posinset')).toBe('2')
    const before = rows().length
    fireEvent.scroll(screen.getByRole('listbox'))
    expect(rows().length).toBeGreaterThan(before)
    await userEvent.keyboard('{ArrowUp}')
    expect(rows()).toHaveLength(250)
    expect(rows().at(-1)?.dataset.active).toBe('true')
    expect(rows()[0]?.hasAttribute('aria-setsize')).toBe(false)
  })

  it('begins a long list far enough down to show what is chosen', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({ value: `L${index}`, label: `Land ${index}` }))
    render(<Combobox aria-label="Alle land" options={many} defaultValue="L180" />)
    await userEvent.click(screen.getByRole('combobox', { name: 'Alle land' }))
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Land 180')
  })

  it('renders two rows when the mark moves: the one it left and the one it came to', async () => {
    const read = vi.fn()
    const watched = options.map((option) => ({
      ...option,
      get note() {
        read(option.value)
        return undefined
      },
    }))
    render(<Combobox aria-label="Alle land" options={watched} />)
    await userEvent.click(screen.getByRole('combobox', { name: 'Alle land' }))
    await userEvent.keyboard('{ArrowDown}')
    read.mockClear()
    await userEvent.keyboard('{ArrowDown}')
    expect(read.mock.calls.flat().toSorted()).toEqual(['BR', 'GI'])
  })
})
