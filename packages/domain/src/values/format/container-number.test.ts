import { expect, it } from 'vitest'
import { meantContainer } from './container-number.ts'

it('[EXP-10] the check digit of a container is known by the others, and proposed where it is missing or wrong', () => {
  // CSQU3054383 is the example of ISO 6346 itself.
  for (const right of ['CSQU3054383', 'ZZTU3042539', 'ZZTU 304270-8']) expect(meantContainer(right)).toBeUndefined()
  expect(meantContainer('zztu 304304 0')).toBe('ZZTU3043047')
  expect(meantContainer('CSQU305438')).toBe('CSQU3054383')
  for (const other of ['', 'ZZTU3', 'BOX 7', 'ZZTX3042539', 'ZZTU30425391'])
    expect(meantContainer(other)).toBeUndefined()
})
