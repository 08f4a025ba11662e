import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { GearTable } from './gear.fixture.js'

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const all = () => box(/^Velg alle/)
const lines = () => [...document.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset }) => dataset.line)
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

/** Lines 2 and 5 are chosen, and shown are those with a warning: 5, and 1 which is open. */
async function filtered() {
  render(<GearTable />)
  await userEvent.click(box(/^Velg linje 2,/))
  await userEvent.click(box(/^Velg linje 5,/))
  await press(/^Varsler/)
  expect(lines()).toEqual(['g1', 'g5'])
}

describe('the choice of lines under a filter', () => {
  it('[EXP-06] is all when each line that is shown is chosen, whatever is chosen among the hidden', async () => {
    await filtered()
    expect([all().checked, all().indeterminate]).toEqual([false, true])
    await userEvent.click(all())
    expect([all().checked, all().indeterminate]).toEqual([true, false])
    await userEvent.click(all())
    expect(box(/^Velg linje 5,/).checked).toBe(false)
  })

  it('[EXP-06] deletes no line that is hidden', async () => {
    await filtered()
    await press(/^Slett \S/)
    await press(/^Alle/)
    expect(lines()).toEqual(['g1', 'g2', 'g3', 'g4', 'g6'])
  })
})

it('[EXP-06] has one row in the order of the keyboard', () => {
  render(<GearTable />)
  const rows = within(screen.getByRole('grid')).getAllByRole('row')
  expect(rows.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})
