import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Progress } from './progress.js'

it('is a progress bar named by its work, with its value', () => {
  render(<Progress label="Kontrollerer varelinjer" value={3} max={8} detail="3 av 8" />)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Kontrollerer varelinjer' })
  expect([bar.value, bar.max, bar.hasAttribute('data-indeterminate')]).toEqual([3, 8, false])
})

it('has no value while nobody knows how much there is', () => {
  render(<Progress label="Henter" value={null} />)
  const bar = screen.getByRole('progressbar', { name: 'Henter' })
  expect([bar.hasAttribute('value'), bar.hasAttribute('data-indeterminate')]).toEqual([false, true])
})
