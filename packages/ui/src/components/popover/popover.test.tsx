import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Combobox } from '../combobox/combobox.js'
import { ToastRegion } from '../toast/toast-region.js'
import { toast, toastStore } from '../toast/toast-store.js'
import { Popover } from './popover.js'

afterEach(() => act(() => toastStore.clear()))

const panel = () => screen.queryByRole('dialog', { name: 'Filter' })

it('leaves Escape to a list that is open in it, and closes by the next', async () => {
  const user = userEvent.setup()
  render(
    <Popover label="Filter" trigger={<button type="button">Filter</button>}>
      <Combobox aria-label="Land" options={[{ value: 'JP', label: 'Japan' }]} />
    </Popover>,
  )
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(screen.getByRole('combobox', { name: 'Land' }))
  await user.keyboard('jap')
  expect(screen.getByRole('listbox')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(panel()).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
})

it('leaves Escape to a receipt that lies over it', async () => {
  const user = userEvent.setup()
  render(
    <>
      <ToastRegion />
      <Popover label="Filter" defaultOpen trigger={<button type="button">Filter</button>}>
        <button type="button">Tøm</button>
      </Popover>
    </>,
  )
  act(() => void toast.success('Lagret'))
  await user.keyboard('{F6}{Escape}')
  expect(screen.queryByText('Lagret')).toBeNull()
  expect(panel()).toBeTruthy()
})
