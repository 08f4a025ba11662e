import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { sideBySide } from './side-by-side.ts'

it('keeps the order and runs no more at once than allowed', async () => {
  let running = 0
  let most = 0
  const results = await sideBySide([30, 5, 20, 1, 10], 2, async (pause) => {
    running += 1
    most = Math.max(most, running)
    await sleep(pause)
    running -= 1
    return pause * 2
  })
  expect(results).toEqual([60, 10, 40, 2, 20])
  expect(most).toBe(2)
})
