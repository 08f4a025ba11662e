import { expect, it, vi } from 'vitest'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { policiesOfActive } from './offices.ts'

it('[REG-03] the rules of the offices that hand out are made once of each state of the reference data', () => {
  const read = vi.fn(() => [])
  const data = {
    'opening-hours': [],
    'public-holidays': [],
    get 'certificate-offices'() {
      return read()
    },
  }
  const stored = data as unknown as ReferenceData // three of its lists are read
  const policies = policiesOfActive(stored)
  read.mockClear()
  expect(policiesOfActive(stored)).toBe(policies)
  expect(read).not.toHaveBeenCalled()
})
