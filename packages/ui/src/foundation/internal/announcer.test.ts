import fc from 'fast-check'
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

it('[LIB-02] a newer message of a part takes the place of the older, urgent or not', () => {
  const { announce } = getAnnouncer(document)
  announce('8 treff', 'polite', 'again', 'list')
  announce('Lagret', 'polite', 'again', 'form')
  announce('Ingen treff', 'polite', 'again', 'list')
  vi.advanceTimersByTime(300)
  expect(region('polite')).toBe('Lagret Ingen treff')
  announce('Filen er utenfor feltet.', 'polite', 'again', 'field')
  announce('Filen er for stor.', 'assertive', 'again', 'field')
  vi.advanceTimersByTime(300)
  expect(region('polite')).toBe('Lagret Ingen treff')
  expect(region('assertive')).toBe('Filen er for stor.')
})

it('[LIB-02] a message that is taken back is not said', () => {
  const { announce } = getAnnouncer(document)
  announce('Filen er utenfor feltet.', 'polite', 'again', 'zone')
  announce('dropped.pdf lagt til.')
  announce('', 'polite', 'again', 'zone')
  vi.advanceTimersByTime(300)
  expect(region('polite')).toBe('dropped.pdf lagt til.')
})

it('[LIB-02] whatever the pace of the keys, only what the list shows is said, and the last of it always', () => {
  const { announce, silence } = getAnnouncer(document)
  const shown = ['8 treff', 'Ingen treff', '1 treff', '12 treff']
  const keys = fc.array(fc.tuple(fc.constantFrom(...shown), fc.integer({ min: 20, max: 400 })), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(keys, (typed) => {
      silence()
      let now = ''
      const heard = () => region('polite')?.trim()
      let before = heard()
      const wait = (ms: number) => {
        for (let passed = 0; passed < ms; passed += 1) {
          vi.advanceTimersByTime(1)
          if (heard() === before) continue
          before = heard()
          // What was said long ago is cleared away.
          if (before) expect(before).toBe(now)
        }
      }
      for (const [text, pause] of typed) {
        now = text
        announce(text, 'polite', 'again', 'list')
        wait(pause)
      }
      wait(300)
      expect(heard()).toBe(now)
    }),
    { numRuns: 60 },
  )
})
