import { expect, it } from 'vitest'
import { configProblems } from '../config.ts'
import { addressFor } from './access.ts'
import { placesOf } from './address.ts'

const both = 'postgresql://owner:secret@one:5432,two:5433/eksport?target_session_attrs=read-write'

it('[OPS-09] an address names several hosts as libpq reads it', () => {
  expect(placesOf(both)).toEqual([
    'postgresql://owner:secret@one:5432/eksport?target_session_attrs=read-write',
    'postgresql://owner:secret@two:5433/eksport?target_session_attrs=read-write',
  ])
  expect(placesOf('postgresql://postgres@%2Ftmp%2Fa/eksport')).toEqual(['postgresql://postgres@%2Ftmp%2Fa/eksport'])
})

it('[OPS-09] each of our roles is led to the same hosts, by a password of its own', () => {
  const address = addressFor('listeners', both)
  expect(address).toMatch(
    /^postgresql:\/\/eksport_app:[\w-]{43}@one:5432,two:5433\/eksport\?target_session_attrs=read-write$/,
  )
  const [one] = placesOf(both)
  expect(placesOf(address)[0]).toBe(addressFor('listeners', one))
})

it.each([
  [both.replace('read-write', 'any'), 'must be for the host that is written to'],
  ['postgresql://owner@one:5432,/eksport', 'must name each host'],
  ['postgresql://owner@one:x,two:5432/eksport', 'must name each host'],
])('[OPS-09] %s will not do', (address, words) => {
  const settings = { DATABASE_URL: address, EKSPORT_DATA_FOLDER: '/x', EKSPORT_MODE: 'demonstration' }
  expect(configProblems(settings)).toEqual([expect.stringContaining(`DATABASE_URL ${words}`)])
})
