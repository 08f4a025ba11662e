import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSlots } from './slots.ts'

it('never gives out more slots than there are, and all of them to what weighs more', async () => {
  const slots = createSlots(2)
  let [taken, max] = [0, 0]
  const work = (weight: number, pause: number) =>
    slots(weight, async () => {
      taken += Math.min(weight, 2)
      max = Math.max(max, taken)
      await sleep(pause)
      taken -= Math.min(weight, 2)
      return pause
    })
  expect(await Promise.all([work(1, 20), work(2, 5), work(1, 10), work(9, 1)])).toEqual([20, 5, 10, 1])
  expect(max).toBe(2)
})

it('begins in order, where light work overtakes what waits for more room', async () => {
  const slots = createSlots(2)
  const begun: string[] = []
  const work = (name: string, weight: number) =>
    slots(weight, async () => {
      begun.push(name)
      await sleep(5)
    })
  await Promise.all([work('long', 1), work('heavy', 2), work('light', 1)])
  expect(begun).toEqual(['long', 'light', 'heavy'])
})

it('begins what is urgent before what was asked for earlier', async () => {
  const slots = createSlots(1)
  const begun: string[] = []
  const work = (name: string, isUrgent: boolean) =>
    slots(
      1,
      async () => {
        begun.push(name)
        await sleep(5)
      },
      isUrgent,
    )
  await Promise.all([work('running', false), work('later', false), work('urgent', true)])
  expect(begun).toEqual(['running', 'urgent', 'later'])
})

it('goes on after work that failed', async () => {
  const slots = createSlots(1)
  await expect(slots(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await slots(1, async () => 'next')).toBe('next')
})
