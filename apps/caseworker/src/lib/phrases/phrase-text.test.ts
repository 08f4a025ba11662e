import { expect, it } from 'vitest'
import { filled, holds, slashBefore } from './phrase-text.ts'

it('[CW-10] a slash that begins a word opens phrases, one inside a word or an address does not', () => {
  expect(slashBefore('/', 1)).toEqual({ at: 0, typed: '' })
  expect(slashBefore('Hei /vekt per', 13)).toEqual({ at: 4, typed: 'vekt per' })
  expect(slashBefore('Hei\n/v', 6)).toEqual({ at: 4, typed: 'v' })
  expect(slashBefore('og/eller', 8)).toBeUndefined()
  expect(slashBefore('https://', 8)).toBeUndefined()
  expect(slashBefore('/vekt', 0)).toBeUndefined()
})

it('[CW-10] a phrase is filled from its place, and what is not known is left open', () => {
  expect(filled('{felt} på {linje} er {verdi}', { felt: 'Nettovekt', linje: 'Varelinje 2' })).toBe(
    'Nettovekt på Varelinje 2 er …',
  )
})

it('[CW-10] a phrase is found by every word that is typed', () => {
  expect(holds('Vekt per kolli', 'KOLLI vekt')).toBe(true)
  expect(holds('Vekt per kolli', 'vekt anlegg')).toBe(false)
  expect(holds('Vekt per kolli', '')).toBe(true)
})
