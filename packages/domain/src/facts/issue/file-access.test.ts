import { describe, expect, it } from 'vitest'
import { applicationStatuses, type CertificateFormat } from '../../application/enumerations.ts'
import { type FileSide, type FileSubject, mayFetch, type PortalFile } from './file-access.ts'

const statusesOf = (side: FileSide, file: PortalFile, as: Omit<FileSubject, 'applicationStatus'>) =>
  applicationStatuses.filter((applicationStatus) => mayFetch(side, file, { ...as, applicationStatus }))

const own = (file: PortalFile, certificateFormats: CertificateFormat[], awaitsOriginal = false) =>
  statusesOf('exporter', file, { certificateFormats, awaitsOriginal })

const signed = ['GODKJENT', 'SKREVET_UT', 'UTSTEDT']

describe('what is electronic of a certificate', () => {
  it.each<[CertificateFormat[], string[], string[]]>([
    [['E_CERT'], signed, signed],
    [['PDF'], signed, signed],
    [['PAPER', 'E_CERT'], signed, signed],
    [['PAPER', 'PDF'], signed, signed],
    [['PAPER'], [], ['UTSTEDT']],
  ])(
    '[STA-05] [CRT-12] of one in %j: the signed PDF is for its exporter in %j, the message in %j',
    (formats, pdf, message) => {
      expect(own('signed', formats)).toEqual(pdf)
      expect(own('message', formats)).toEqual(message)
    },
  )

  it('[CRT-12] is for no exporter while a replacement waits for the paper of its original (row 21)', () => {
    for (const formats of [['E_CERT'], ['PDF'], ['PAPER', 'E_CERT'], ['PAPER']] satisfies CertificateFormat[][]) {
      expect(own('signed', formats, true)).toEqual([])
      expect(own('message', formats, true)).toEqual([])
    }
    expect(own('receipt', ['PDF'], true)).toEqual([...applicationStatuses])
  })

  it('[CRT-12] can be looked at by the authority all the same', () => {
    const electronic = statusesOf('authority', 'signed', { certificateFormats: ['PDF'], awaitsOriginal: false })
    expect(statusesOf('authority', 'signed', { certificateFormats: ['PAPER'], awaitsOriginal: true })).toEqual(
      electronic,
    )
    expect(electronic).toEqual(expect.arrayContaining(signed))
  })
})
