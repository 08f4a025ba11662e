import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Heading } from './heading.js'

const sizeOf = (element: Element) => [...element.classList].find((name) => name.startsWith('eks:text-'))

it.each([
  [1, 'eks:text-h1'],
  [2, 'eks:text-h2'],
  [3, 'eks:text-h3'],
  [4, 'eks:text-ui'],
] as const)('[LIB-05] stands in the outline at level %i, and looks like it', (level, size) => {
  render(<Heading level={level}>Transport</Heading>)
  expect(sizeOf(screen.getByRole('heading', { level, name: 'Transport' }))).toBe(size)
})

it('[LIB-05] looks like another level and stays at its own', () => {
  render(
    <Heading level={2} size="small">
      Transport
    </Heading>,
  )
  expect(sizeOf(screen.getByRole('heading', { level: 2 }))).toBe('eks:text-small')
})
