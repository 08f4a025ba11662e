import { describe, expect, it } from 'vitest'
import { safeFilename, sameFilename } from './filename.ts'

describe('the name of a file', () => {
  it.each([
    ['C:\\Users\\Kari\\rapport.pdf', 'rapport.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['blå\u0000 kveite.pdf', 'blå kveite.pdf'],
    ['bla\u030a.pdf', 'blå.pdf'],
    ['fil\u202Egpj.exe.pdf', 'filgpj.exe.pdf'],
    ['a"b<c>.pdf', 'a_b_c_.pdf'],
    ['..', 'vedlegg'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(146)}.pdf`],
  ])('[SEC-17] %j is kept as %j', (given, kept) => {
    expect(safeFilename(given)).toBe(kept)
  })

  it('[UPL-05] is the same in capital letters and in the writing of another system', () => {
    expect(sameFilename('BLÅ.PDF', 'bla\u030a.pdf')).toBe(true)
    expect(sameFilename('bla.pdf', 'blå.pdf')).toBe(false)
  })
})
