import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ReadMore } from './read-more.js'

it('[LIB-05] is folded, and unfolds by a press of its name', async () => {
  render(<ReadMore label="Tidligere roller">Kontroll, til 1.9.2026</ReadMore>)
  const part = screen.getByRole<HTMLDetailsElement>('group')
  expect(part.open).toBe(false)
  await userEvent.click(screen.getByText('Tidligere roller'))
  expect(part.open).toBe(true)
})
