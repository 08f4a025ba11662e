import { expect, it, vi } from 'vitest'
import { keepVisits } from './visits.ts'

const minutes = (count: number) => new Date(count * 60_000)

it('[SEC-20] is one visit for fifteen minutes, and another one after that', async () => {
  const visits = keepVisits()
  const write = vi.fn(async () => undefined)
  for (const at of [0, 14]) await visits.once('a', minutes(at), write)
  expect(write).toHaveBeenCalledTimes(1)
  await visits.once('b', minutes(14), write)
  await visits.once('a', minutes(15), write)
  expect(write).toHaveBeenCalledTimes(3)
})

it('[SEC-20] forgets the oldest, whose next reading is an event again', async () => {
  const visits = keepVisits()
  const write = vi.fn(async () => undefined)
  for (let number = 0; number <= 10_000; number += 1) await visits.once(String(number), minutes(0), write)
  write.mockClear()
  await visits.once('10000', minutes(1), write)
  expect(write).not.toHaveBeenCalled()
  await visits.once('0', minutes(1), write)
  expect(write).toHaveBeenCalledTimes(1)
})

it('[SEC-20] lets nobody read before the event is written, and has it written again where that failed', async () => {
  const visits = keepVisits()
  const writing = Promise.withResolvers<void>()
  const write = vi.fn(() => writing.promise)
  const readings = [1, 2].map(() => visits.once('a', minutes(0), write))
  writing.reject(new Error('gone'))
  for (const reading of readings) await expect(reading).rejects.toThrow('gone')
  const again = vi.fn(async () => undefined)
  await visits.once('a', minutes(1), again)
  expect([write.mock.calls.length, again.mock.calls.length]).toEqual([1, 1])
})
