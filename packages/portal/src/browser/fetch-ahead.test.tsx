import { act, render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { onApproach, useWhenIdle } from './fetch-ahead.ts'

afterEach(() => vi.unstubAllGlobals())

it('begins when the keyboard or a pointer comes near, before anything is pressed', async () => {
  const load = vi.fn(() => Promise.resolve())
  render(<button {...onApproach(load)}>Åpne</button>)
  expect(load).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(load).toHaveBeenCalledTimes(1)
  await userEvent.hover(screen.getByRole('button'))
  expect(load).toHaveBeenCalledTimes(2)
})

it('keeps quiet when nothing comes: whoever presses then hears of it', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('offline')))
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  render(<button {...onApproach(load)}>Åpne</button>)
  await userEvent.tab()
  await new Promise((done) => setTimeout(done))
  process.off('unhandledRejection', unhandled)
  expect(load).toHaveBeenCalled()
  expect(unhandled).not.toHaveBeenCalled()
})

it('begins by itself when the browser is idle, and not when the page is left before that', () => {
  const waiting: (() => void)[] = []
  const cancel = vi.fn()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback))
  vi.stubGlobal('cancelIdleCallback', cancel)
  const load = vi.fn(() => Promise.resolve())
  const { unmount } = renderHook(() => useWhenIdle(load))
  expect(load).not.toHaveBeenCalled()
  act(() => waiting[0]?.())
  expect(load).toHaveBeenCalledOnce()
  unmount()
  expect(cancel).toHaveBeenCalledWith(1)
})

it('begins one after the other, each in an idle moment of its own, and no further once the page is left', () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => delete waiting[handle - 1])
  const loads = ['mottaker', 'transport', 'henting'].map(() => vi.fn(() => Promise.resolve()))
  const begun = () => loads.map((load) => load.mock.calls.length)
  const { unmount } = renderHook(() => useWhenIdle(...loads))
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  expect(begun()).toEqual([1, 0, 0])
  waiting[1]?.()
  expect(begun()).toEqual([1, 1, 0])
  unmount()
  waiting[2]?.()
  expect(begun()).toEqual([1, 1, 0])
})
