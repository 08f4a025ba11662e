import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SegmentedControl } from './segmented-control.js'

it('is a group with a name', () => {
  const segments = ['Alle', 'Ferdig'].map((label) => ({ value: label, label }))
  render(<SegmentedControl label="Hvilke søknader" segments={segments} defaultValue="Alle" />)
  expect(screen.getByRole('group', { name: 'Hvilke søknader' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Alle', pressed: true })).toBeTruthy()
})
