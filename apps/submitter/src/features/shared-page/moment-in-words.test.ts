import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayInLetters, momentInWords } from './moment-in-words.ts'

const { DateTimeFormat } = Intl

afterEach(() => vi.restoreAllMocks())

describe('a moment in words', () => {
  it('[THM-10] [EXP-12] is nynorsk in a browser that does not know it, as Chrome does not', () => {
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function withoutNynorsk(tags, options) {
      const known = [tags ?? []].flat().map(String)
      return new DateTimeFormat(
        known.filter((tag) => tag !== 'nn'),
        options,
      )
    })
    expect(momentInWords('2026-12-12T10:00:00Z', 'nn')).toMatch(/^laurdag 12\. desember/)
    expect(momentInWords('2026-12-12T10:00:00Z', 'nb')).toMatch(/^lørdag 12\. desember/)
    expect(momentInWords('2026-12-12T10:00:00Z', 'en')).toMatch(/^Saturday 12 December/)
    expect(dayInLetters('2026-12-01', 'nn')).toBe('1. desember 2026')
  })
})
