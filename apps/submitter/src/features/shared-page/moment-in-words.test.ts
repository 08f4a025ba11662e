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

  it('[EXP-12] says whose time it is by a short name', () => {
    const inZone = (timeZone: string) => {
      vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function elsewhere(tags, options) {
        return new DateTimeFormat(tags, { timeZone, ...options })
      })
      return (['nb', 'nn', 'en'] as const).map((locale) => momentInWords('2026-12-12T10:00:00Z', locale))
    }
    expect(inZone('Europe/Berlin')).toEqual([
      'lørdag 12. desember kl. 11:00 norsk tid',
      'laurdag 12. desember kl. 11:00 norsk tid',
      'Saturday 12 December at 11:00 Central European Time',
    ])
    expect(inZone('America/New_York')).toEqual([
      'lørdag 12. desember kl. 05:00 UTC-5',
      'laurdag 12. desember kl. 05:00 UTC-5',
      'Saturday 12 December at 05:00 Eastern Time',
    ])
  })
})
