import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BeforeYouStart } from './before-you-start.js'

it('[RTE-20] lists the five points', () => {
  render(<BeforeYouStart />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Svarene lagres underveis.',
    'De fleste feltene må fylles ut.',
    'Det påløper et gebyr for hver søknad som sendes inn.',
    'Noen felttekster er på engelsk.',
    'Eksportøren har ansvaret for at regelverket følges.',
  ])
})
