import { act, cleanup, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { useNow } from './use-now.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T09:59:50.000Z') })
  onTestFinished(() => {
    cleanup()
    vi.useRealTimers()
  })
})

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

it('is the same minute for earlier and later users', () => {
  const frame = renderHook(() => useNow())
  wait(12)
  const page = renderHook(() => useNow())
  expect(page.result.current).toBe(frame.result.current)
  wait(15)
  expect([frame.result.current, page.result.current]).toEqual(['2026-11-26T10:00:00.000Z', '2026-11-26T10:00:00.000Z'])
})

it('is right at once after a while without users', () => {
  renderHook(() => useNow()).unmount()
  expect(vi.getTimerCount()).toBe(0)
  wait(600)
  expect(renderHook(() => useNow()).result.current).toBe('2026-11-26T10:09:00.000Z')
})
