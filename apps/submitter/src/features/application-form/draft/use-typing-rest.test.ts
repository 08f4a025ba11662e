import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTypingRest } from './use-typing-rest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Somebody who types, and what waits for them. */
function typist() {
  const { result, rerender } = renderHook(({ typed }) => useTypingRest(typed), { initialProps: { typed: 'K' } })
  const goOn = vi.fn()
  return {
    goOn,
    wait: () => void result.current().then(goOn),
    type: (typed: string) => rerender({ typed }),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  }
}

it('[EXP-03] waits for nobody where nothing has been typed', async () => {
  const { goOn, wait, pass } = typist()
  wait()
  await pass(0)
  expect(goOn).toHaveBeenCalled()
})

it('[EXP-03] takes nobody away in the middle of a word, and does when they rest', async () => {
  const { goOn, wait, type, pass } = typist()
  type('Ka')
  wait()
  for (const text of ['Kar', 'Kari', 'Karia', 'Karian']) {
    await pass(1500)
    type(text)
  }
  await pass(1999)
  expect(goOn).not.toHaveBeenCalled()
  await pass(1)
  expect(goOn).toHaveBeenCalledTimes(1)
})
