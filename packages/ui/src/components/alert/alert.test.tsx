import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Alert } from './alert.js'

it.each([
  ['info', 'Informasjon'],
  ['success', 'Fullført'],
  ['warning', 'Advarsel'],
  ['danger', 'Feil'],
] as const)('says by its sign what %s it is', (tone, name) => {
  render(<Alert tone={tone}>Noe har skjedd.</Alert>)
  expect(screen.getByRole('img', { name })).toBeTruthy()
})
