import { expect, it } from 'vitest'
import { keepVisits } from './visits.ts'

const minutes = (count: number) => new Date(Date.UTC(2026, 10, 29, 12, count))

it('[SEC-20] is one visit for fifteen minutes, and another one after that', () => {
  const visits = keepVisits()
  expect(visits.isGoingOn('a', minutes(0))).toBe(false)
  visits.begin('a', minutes(0))
  expect(visits.isGoingOn('a', minutes(14))).toBe(true)
  expect(visits.isGoingOn('b', minutes(14))).toBe(false)
  expect(visits.isGoingOn('a', minutes(15))).toBe(false)
  visits.begin('a', minutes(15))
  expect(visits.isGoingOn('a', minutes(29))).toBe(true)
})

it('[SEC-20] forgets the oldest, whose next reading is an event again', () => {
  const visits = keepVisits()
  for (let number = 0; number <= 10_000; number += 1) visits.begin(String(number), minutes(0))
  expect(visits.isGoingOn('0', minutes(1))).toBe(false)
  expect(visits.isGoingOn('1', minutes(1))).toBe(true)
})
