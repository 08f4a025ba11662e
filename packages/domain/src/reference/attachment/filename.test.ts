import { describe, expect, it } from 'vitest'
import { attachmentTypes } from './attachment.ts'
import { filenameFor, ownFilename, safeFilename, sameFilename } from './filename.ts'

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

it.each([
  ['helsesertifikat-2026-1.1.100-4045-1-signert.pdf', 'en', 'health-certificate-2026-1.1.100-4045-1-signed.pdf'],
  ['helsesertifikat-2026-1.1.100-4045-1-papir.pdf', 'en', 'health-certificate-2026-1.1.100-4045-1-paper.pdf'],
  ['helsesertifikat-2026-1.1.100-4045-1-signert.pdf', 'nn', 'helsesertifikat-2026-1.1.100-4045-1-signert.pdf'],
  ['avslag-4042.pdf', 'en', 'refusal-4042.pdf'],
  ['kvittering-4042.pdf', 'en', 'receipt-4042.pdf'],
  ['bekreftede-kopier-4042.pdf', 'nn', 'stadfesta-kopiar-4042.pdf'],
  ['sertifikatmal-1.1.324-4042.pdf', 'en', 'certificate-form-1.1.324-4042.pdf'],
  ['2026-1.1.100-4045-1.xml', 'en', '2026-1.1.100-4045-1.xml'],
  ['helsesertifikat-2026-1.1.100-4045-1-utkast.pdf', 'nb', 'helsesertifikat-2026-1.1.100-4045-1-utkast.pdf'],
] as const)('[THM-10] %s in %s is %s', (kept, locale, name) => {
  expect(ownFilename(kept, locale)).toBe(name)
})

it('[THM-10] what we made is called in the language of its reader, and what somebody sent in as they named it', () => {
  const filename = 'helsesertifikat-avslag-4042.pdf'
  const renamed = attachmentTypes.filter((type) => filenameFor({ type, filename }, 'en') !== filename)
  expect(renamed.toSorted()).toEqual([
    'COMPLAINT_LETTER',
    'DECISION_LETTER',
    'ELECTRONICALLY_SIGNED_CERTIFICATE',
    'HEALTH_CERTIFICATE',
  ])
  expect(filenameFor({ type: 'DECISION_LETTER', filename }, 'en')).toBe('health-certificate-refusal-4042.pdf')
  expect(filenameFor({ type: 'DECISION_LETTER', filename }, 'nb')).toBe(filename)
})
