import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getAnnouncer } from './announcer.js'

const region = (live: string) => document.querySelector(`.eks-announcer[aria-live="${live}"]`)?.textContent

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('stands in the page before the first message, once', () => {
  getAnnouncer(document).mount()
  getAnnouncer(document).mount()
  expect(document.querySelectorAll('.eks-announcer')).toHaveLength(2)
})

it('says messages within 300 ms together, and the same one once', () => {
  const { announce } = getAnnouncer(document)
  announce('14 søknader')
  announce('14 søknader')
  vi.advanceTimersByTime(299)
  announce('Side 2')
  vi.advanceTimersByTime(299)
  expect(region('polite')).toBe('')
  vi.advanceTimersByTime(1)
  expect(region('polite')).toBe('14 søknader Side 2')
})

it('does not say again what a sentence beside it says too', () => {
  const { announce } = getAnnouncer(document)
  announce('37 søknader')
  announce('1-10 av 37 søknader')
  announce('7 søknader')
  vi.advanceTimersByTime(300)
  expect(region('polite')).toBe('1-10 av 37 søknader 7 søknader')
  vi.advanceTimersByTime(500)
  announce('37 søknader')
  vi.advanceTimersByTime(300)
  expect(region('polite')).toBe('1-10 av 37 søknader 7 søknader')
  vi.advanceTimersByTime(1500)
  announce('37 søknader')
  vi.advanceTimersByTime(300)
  expect(region('polite')).toBe('37 søknader')
})

it('makes the same text a change when it is said again', () => {
  const { announce } = getAnnouncer(document)
  announce('Lagret')
  vi.advanceTimersByTime(300)
  const first = region('polite')
  announce('Lagret')
  vi.advanceTimersByTime(300)
  expect(region('polite')).not.toBe(first)
  expect(region('polite')?.trim()).toBe('Lagret')
})

it('says a fact once that two parts of a page tell one after the other', () => {
  const { announce } = getAnnouncer(document)
  announce('Ingen søknader', 'polite', 'once')
  vi.advanceTimersByTime(300)
  const first = region('polite')
  announce('Ingen søknader', 'polite', 'once')
  vi.advanceTimersByTime(300)
  expect(region('polite')).toBe(first)
  vi.advanceTimersByTime(1500)
  announce('Ingen søknader', 'polite', 'once')
  vi.advanceTimersByTime(300)
  expect(region('polite')).not.toBe(first)
})

it('keeps urgent messages apart and clears what is old', () => {
  const { announce } = getAnnouncer(document)
  announce('Feil', 'assertive')
  vi.advanceTimersByTime(300)
  expect(region('assertive')).toBe('Feil')
  vi.advanceTimersByTime(10_000)
  expect(region('assertive')).toBe('')
})
