import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useChanged } from './use-changed.ts'

it('[ACT-13] a count is news when it changes, not when it is first known, nor when it is of another organisation', () => {
  const { result, rerender } = renderHook(({ count, of }) => useChanged(count, of), {
    initialProps: { count: undefined as number | undefined, of: 'a' },
  })
  const after = (count: number | undefined, of = 'a') => {
    rerender({ count, of })
    return result.current
  }
  expect(after(2)).toBe(false)
  expect(after(2)).toBe(false)
  expect(after(3)).toBe(true)
  expect(after(undefined, 'b')).toBe(false)
  expect(after(5, 'b')).toBe(false)
  expect(after(4, 'b')).toBe(true)
  expect(after(3, 'a')).toBe(false)
})
