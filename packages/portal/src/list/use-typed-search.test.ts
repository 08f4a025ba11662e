import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useTypedSearch } from './use-typed-search.ts'

afterEach(() => vi.useRealTimers())

it('[LST-05] [FLT-06] the list is asked when typing has rested for 100 ms, and not before', () => {
  vi.useFakeTimers()
  const onSearch = vi.fn()
  const { result } = renderHook(() => useTypedSearch({ value: '', onSearch }))
  const type = (text: string) => act(() => result.current.setText(text))
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  type('4')
  wait(99)
  type('40')
  wait(99)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('40')
})

it('[LST-05] [FLT-06] whoever leaves the field is not waited for, and the list is asked once', () => {
  vi.useFakeTimers()
  const onSearch = vi.fn()
  const { result } = renderHook(() => useTypedSearch({ value: '', onSearch }))
  act(() => result.current.setText('40'))
  act(() => result.current.leave())
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('40')
  // The address has not followed yet.
  act(() => vi.advanceTimersByTime(1000))
  expect(onSearch).toHaveBeenCalledOnce()
})
