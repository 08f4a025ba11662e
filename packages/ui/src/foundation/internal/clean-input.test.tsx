import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DatePicker } from '../../components/date-picker/index.js'
import { Input } from '../../components/input/index.js'
import { Textarea } from '../../components/textarea/index.js'

function Page() {
  const [text, setText] = useState('AB')
  const [lines, setLines] = useState('')
  return (
    <>
      <Input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <Textarea aria-label="Lines" value={lines} onChange={({ target }) => setLines(target.value)} />
      <DatePicker aria-label="Date" />
    </>
  )
}

it('[VAL-01] no field holds marks that copying has brought along, and the caret stays where it was', async () => {
  const user = userEvent.setup()
  render(<Page />)
  const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' })
  await user.click(text)
  text.setSelectionRange(1, 1)
  await user.paste('\u202AL\u200B-1\u202C')
  expect(text.value).toBe('AL-1B')
  expect(text.selectionStart).toBe(4)
  const lines = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lines' })
  await user.click(lines)
  await user.paste('en\u00AD\nto\uFEFF')
  expect(lines.value).toBe('en\nto')
  const date = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date' })
  await user.click(date)
  await user.paste('\u200E17.11.2026\u200E')
  expect(date.value).toBe('17.11.2026')
})
