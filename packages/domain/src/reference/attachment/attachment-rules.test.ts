import { describe, expect, it } from 'vitest'
import { attachmentRules, type UploadType, uploadLimits } from './attachment-rules.ts'
import { extensionOf, kindOfHead, kindOfName } from './file-kinds.ts'

describe('kinds of files', () => {
  it.each([
    ['rapport.pdf', 'pdf'],
    ['KAI.JPEG', 'jpg'],
    ['skann.tif', 'tiff'],
    ['merke.v2.png', 'png'],
    ['rapport', undefined],
    ['program.exe', undefined],
    ['rapport.pdf.exe', undefined],
  ])('[UPL-03] %s is %s by its name', (name, kind) => {
    expect(kindOfName(name)).toBe(kind)
  })

  it.each([
    ['%PDF-1.7', 'pdf'],
    ['\u00ff\u00d8\u00ff\u00e0', 'jpg'],
    ['\u0089PNG\r\n\u001a\n', 'png'],
    ['II*\u0000', 'tiff'],
    ['MM\u0000*', 'tiff'],
    ['\n\n%PDF-1.7', 'pdf'],
    [`${' '.repeat(1019)}%PDF-1.7`, 'pdf'],
    [`${' '.repeat(1020)}%PDF-1.7`, undefined],
    ['MZ', undefined],
    ['', undefined],
  ])('[UPL-08] %j begins as %s', (head, kind) => {
    expect(kindOfHead(Buffer.from(head, 'latin1'))).toBe(kind)
  })

  it('[UPL-03] a refusal names the ending', () => {
    expect(['a.EXE', 'a', 'a.', '.pdf', 'a.b.PDF'].map(extensionOf)).toEqual(['exe', '', '', '', 'pdf'])
    expect(kindOfName('.pdf')).toBeUndefined()
  })
})

describe('what is taken for a use', () => {
  it.each([
    ['APPLICATION_ATTACHMENT', ['PDF', 'JPG', 'PNG', 'TIFF'], 4],
    ['ATTACHMENT_CANCELLATION', ['PDF', 'JPG', 'PNG', 'TIFF'], 4],
    ['CLARIFICATION_RESPONSE_ATTACHMENT', ['PDF', 'JPG', 'PNG', 'TIFF'], 4],
    ['MESSAGE_ATTACHMENT', ['PDF', 'JPG', 'PNG', 'TIFF'], 4],
    ['COMPLAINT_ATTACHMENT', ['PDF', 'JPG', 'PNG', 'TIFF'], 4],
    ['HEALTH_CERTIFICATE_DRAFT', ['PDF'], 1],
    ['HEALTH_CERTIFICATE_DRAFT_APPENDIX', ['PDF'], 1],
    ['SCANNED_HEALTH_CERTIFICATE', ['PDF'], 1],
  ] satisfies [UploadType, string[], number][])('[UPL-01] [UPL-04] [UPL-06] %s', (type, names, maxFiles) => {
    const limits = uploadLimits(type)
    expect(limits.accept.map(({ name }) => name)).toEqual(names)
    expect(limits).toMatchObject({ maxFiles, maxSizeBytes: 10_485_760 })
    expect(attachmentRules[type].maxFiles).toBe(maxFiles)
  })
})
