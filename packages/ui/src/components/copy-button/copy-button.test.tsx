import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button.js'

const user = userEvent.setup()
const press = () => user.click(screen.getByRole('button', { name: 'Kopier' }))
const refuse = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))

it('[LIB-05] copies its text and says so', async () => {
  render(<CopyButton text="https://eksport.example/d/4009" />)
  await press()
  expect(await navigator.clipboard.readText()).toBe('https://eksport.example/d/4009')
  expect(screen.getByRole('status').textContent).toBe('Kopiert.')
})

it('says that the browser refused', async () => {
  refuse()
  render(<CopyButton text="4009" />)
  await press()
  expect(screen.getByRole('status').textContent).toBe('Nettleseren kopierte ikke. Merk teksten og kopier den selv.')
})

function Shown() {
  const shown = useRef<HTMLElement>(null)
  return (
    <p>
      Referanse: <b ref={shown}>8f2c-41</b> <CopyButton text="8f2c-41" shownIn={shown} />
    </p>
  )
}

it('selects the text where the browser refused and the text stands on the page', async () => {
  refuse()
  render(<Shown />)
  await press()
  expect(String(getSelection())).toBe('8f2c-41')
  expect(screen.getByRole('status').textContent).toMatch(/^Nettleseren kopierte ikke. Teksten er merket/)
})

function ShownInField() {
  const shown = useRef<HTMLInputElement>(null)
  return (
    <>
      <input aria-label="Lenke" ref={shown} readOnly value="8f2c-41" />
      <CopyButton text="8f2c-41" shownIn={shown} />
    </>
  )
}

it('selects the text of a field and gives it focus, or the key would copy nothing', async () => {
  refuse()
  render(<ShownInField />)
  await press()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Lenke' })
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('8f2c-41')
})
