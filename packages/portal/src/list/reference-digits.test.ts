import { describe, expect, it } from 'vitest'
import { readReference } from './reference-digits.ts'

describe('readReference', () => {
  it.each([
    ['4007', 4007],
    ['#004007', 4007],
    [' 004007 ', 4007],
    ['', undefined],
    ['0', undefined],
    ['40 07', undefined],
    ['abc', undefined],
    ['-1', undefined],
  ])('[CW-05] reads %j as %s', (text, reference) => {
    expect(readReference(text)).toBe(reference)
  })
})
