import { describe, expect, it } from 'vitest'
import { certificateNumber, issueNumber, readCertificateNumber } from './certificate-number.ts'

describe('a number that stands on a certificate', () => {
  const number = certificateNumber(
    { referenceNumber: 4007, certificateTemplate: '1.1.100', submittedDateTime: '2026-11-20T09:47:21+01:00' },
    '2026-11-26T10:00:00+01:00',
  )

  it('[CRT-09] is read with its issue and without, with blanks around it', () => {
    expect(readCertificateNumber(` ${issueNumber(number, 12)} `)).toEqual({ number, issue: 12 })
    expect(readCertificateNumber(number)).toEqual({ number })
  })

  it.each(['', '4007', 'F-2026-4007', '2026-11-20', '2026-1.1.100', `${number}-1-1`, 'NO 700001'])(
    'is nothing else: %s',
    (text) => expect(readCertificateNumber(text)).toBeUndefined(),
  )
})
