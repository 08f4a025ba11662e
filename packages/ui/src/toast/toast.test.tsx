import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastRegion } from './toast-region.js'
import { toast, toastStore } from './toast-store.js'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(() => toastStore.clear())
  vi.useRealTimers()
})

const region = () => within(document.querySelector<HTMLElement>('.eks-toast-region') ?? document.body)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('shows what was said before the region stood there, for six seconds', () => {
  toast.success('Lagret')
  render(<ToastRegion />)
  pass(5999)
  expect(region().getByText('Lagret')).toBeTruthy()
  pass(1)
  expect(region().queryByText('Lagret')).toBeNull()
})

it('waits while someone reads', () => {
  render(<ToastRegion />)
  act(() => void toast.success('Lagret'))
  pass(5000)
  act(() => screen.getByRole('button', { name: 'Lukk' }).focus())
  pass(60_000)
  expect(region().getByText('Lagret')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Lukk' }).blur())
  pass(1000)
  expect(region().queryByText('Lagret')).toBeNull()
})

it('folds the same text, and shows three of many', () => {
  render(<ToastRegion />)
  act(() => {
    for (let n = 0; n < 3; n += 1) toast.success('Slettet')
    for (let n = 0; n < 20; n += 1) toast.success(`Nummer ${n}`)
  })
  expect(region().getAllByRole('listitem')).toHaveLength(3)
  act(() => void toast.success('Slettet'))
  expect(region().getByText('Slettet ×4')).toBeTruthy()
})
