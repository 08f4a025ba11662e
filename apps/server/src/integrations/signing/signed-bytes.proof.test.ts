import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demonstrationSeal } from '../../demonstration/authority/index.ts'
import { loadOrMakeAuthority } from '../../demonstration/authority/key-store.ts'
import { createRenderer } from '../../documents/index.ts'
import { drawSignable } from '../../documents/testing/draw-signable.ts'
import { hasProgram, textOf } from '../../documents/testing/poppler.ts'
import { createSigner, type Signer, sealFiles, type VisibleSignature } from './index.ts'
import { opensslSays, pdfsigSays, statusSays, timeStampSays } from './testing/judges.ts'
import { readSignature } from './testing/read-signature.ts'

const now = '2026-11-20T12:00:00+01:00'
const details = {
  name: 'Åse Østbø Ærlig',
  at: '2026-11-20T12:34:56+01:00',
  reason: 'Utstedelse av helsesertifikat på færøysk vis',
  location: 'Tromsø',
}
const signingTime = Buffer.from('06092a864886f70d010905', 'hex')
const signingCertificateV2 = Buffer.from('060b2a864886f70d010910022f', 'hex')

let folder: string
let signer: Signer
let certificate: Buffer
let visible: VisibleSignature
let signed: Buffer
const documents = createRenderer({ milliseconds: 300_000 })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'eksport-signing-'))
  signer = createSigner(await demonstrationSeal(join(folder, 'seal'), () => new Date()))
  const drawn = await drawSignable(documents, details.name, new Date(details.at))
  certificate = Buffer.from(drawn.pdf)
  visible = drawn.visible
  signed = await signer.sign(certificate, details, visible)
}, 120_000)
afterAll(async () => {
  await documents.close()
  rmSync(folder, { recursive: true, force: true })
})

const pdfsig = (pdf: Buffer) => pdfsigSays(folder, pdf)
const fileOf = (name: string) => join(folder, 'seal', name)
const cmsVerify = (pdf: Buffer, at?: Date) => opensslSays(folder, pdf, fileOf(sealFiles.authorities), at)
const longDocument = async () => {
  const document = await PDFDocument.create()
  for (let page = 1; page <= 30; page += 1) document.addPage().drawText(`Page ${page}`, { x: 60, y: 700 })
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

describe('the bytes', () => {
  it('keep the document that was reviewed, and cover everything up to what is added for later', () => {
    expect(signed.subarray(0, certificate.length).equals(certificate)).toBe(true)
    const [start, length = 0, second = 0, rest = 0] = readSignature(signed).range
    expect(start).toBe(0)
    expect(second + rest).toBeLessThan(signed.length)
    expect(signed.toString('latin1', second + rest)).toMatch(/^\s*\d+ 0 obj[\s\S]*\/Type \/DSS/)
    expect(signed.toString('latin1', length, length + 1)).toBe('<')
    expect(signed.toString('latin1', second - 1, second)).toBe('>')
  })

  it('carry a PAdES signature: the digest, the signing certificate, and no signing time', () => {
    const { covered, cms } = readSignature(signed)
    expect(cms.includes(createHash('sha256').update(covered).digest())).toBe(true)
    expect(cms.includes(signingCertificateV2)).toBe(true)
    expect(cms.includes(signingTime)).toBe(false)
    const certificatePem = readFileSync(fileOf(sealFiles.certificate))
    const { raw } = new X509Certificate(certificatePem)
    expect(cms.includes(raw)).toBe(true)
    expect(cms.includes(createHash('sha256').update(raw).digest())).toBe(true)
    // Stored under the tag [0], the attributes were signed as a SET. After them stands the algorithm (15 bytes).
    const { signature } = readSignature(signed)
    const end = cms.indexOf(signature) - 4 - 15
    const from = Array.from({ length: 256 }, (_, length) => end - length - 3).find(
      (at, length) => cms.readUInt16BE(at) === 0xa081 && cms.readUInt8(at + 2) === length,
    )
    expect(from).toBeDefined()
    const set = Buffer.from(cms.subarray(from, end))
    set.writeUInt8(0x31, 0)
    expect(verify('sha256', set, createPublicKey(certificatePem), signature)).toBe(true)
  })

  it('keep the tags, the title and the PDF/A mark, and put the signature last in the reading order', async () => {
    const pdf = await PDFDocument.load(signed, { updateMetadata: false })
    expect(pdf.getTitle()).toBe('Health certificate 2026-1.1.100-4010-1')
    expect(signed.includes('<pdfaid:part>3</pdfaid:part>')).toBe(true)
    const form = pdf.catalog.lookup(PDFName.of('AcroForm'), PDFDict)
    expect(form.lookup(PDFName.of('SigFlags'), PDFNumber).asNumber()).toBe(3)
    const widget = form.lookup(PDFName.of('Fields'), PDFArray).lookup(0, PDFDict)
    const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
    const document = tree.lookup(PDFName.of('K'), PDFArray).lookup(0, PDFDict)
    const children = document.lookup(PDFName.of('K'), PDFArray)
    const last = children.lookup(children.size() - 1, PDFDict)
    expect(last.get(PDFName.of('S'))?.toString()).toBe('/Form')
    const parents = tree.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray)
    expect(parents.lookup(parents.size() - 2, PDFNumber).asNumber()).toBe(
      widget.lookup(PDFName.of('StructParent'), PDFNumber).asNumber(),
    )
    expect(parents.lookup(parents.size() - 1)).toBe(last)
  })
})

describe.skipIf(!hasProgram('pdfsig'))('pdfsig (skipped without poppler-utils)', () => {
  it('calls the signature valid and the whole document signed', () => {
    const report = pdfsig(signed)
    expect(report).toContain('Signature is Valid')
    expect(report).toContain('ETSI.CAdES.detached')
    expect(report.match(/Signature #/g)).toHaveLength(1)
  })

  it('shows name, time and reason on the page, in fonts that are embedded', () => {
    const text = textOf(signed)
    expect(text).toContain('Åse Østbø Ærlig')
    expect(text).toContain('20 November 2026 12:34')
    expect(text).toContain('Health certificate approved and issued')
    expect(textOf(signed, 'pdffonts')).not.toMatch(/ no +(yes|no) +yes +\d/)
  })

  it.each([
    ['in the first page', 4000],
    ['near the end of the reviewed document', -1000],
  ])('finds a byte that was changed %s', (_where, offset) => {
    const changed = Buffer.from(signed)
    const at = offset < 0 ? certificate.length + offset : offset
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(pdfsig(changed)).not.toContain('Signature is Valid')
  })

  it('accepts a document of 30 pages that is not ours', async () => {
    const report = pdfsig(await signer.sign(await longDocument(), details, visible))
    expect(report).toContain('Signature is Valid')
  })

  it('accepts a second signature beside the first', async () => {
    const report = pdfsig(await signer.sign(signed, { ...details, name: 'Ola Løvås' }, visible))
    expect(report.match(/Signature is Valid/g)).toHaveLength(2)
  })
})

describe.skipIf(!hasProgram('openssl'))('openssl (skipped where it is missing)', () => {
  it('refuses a document in which one byte was changed', () => {
    const changed = Buffer.from(signed)
    changed.writeUInt8(changed.readUInt8(5000) ^ 1, 5000)
    expect(cmsVerify(changed).status).not.toBe(0)
  })

  it('ten years later finds the certificate over, the time stamp good, and the signature good at its time', async () => {
    const today = new Date()
    const inTenYears = new Date(today)
    inTenYears.setFullYear(today.getFullYear() + 10)
    expect(cmsVerify(signed, inTenYears).stderr).toContain('certificate has expired')
    const stamp = timeStampSays(folder, signed, fileOf(sealFiles.timeAuthorities), inTenYears)
    expect(stamp.stderr + stamp.stdout).toContain('Verification: OK')
    expect(Math.abs(stamp.made.getTime() - today.getTime())).toBeLessThan(3_600_000)
    expect(cmsVerify(signed, stamp.made).status).toBe(0)
    const store = (await PDFDocument.load(signed, { updateMetadata: false })).catalog.lookup(PDFName.of('DSS'), PDFDict)
    const answers = store.lookup(PDFName.of('OCSPs'), PDFArray)
    const verdicts = answers.asArray().map((_, at) => {
      const answer = Buffer.from(answers.lookup(at, PDFRawStream).contents)
      return statusSays(folder, answer, fileOf(sealFiles.certificate), fileOf(sealFiles.authorities), inTenYears)
    })
    expect(verdicts.join('\n')).toContain('signing-certificate.pem: good')
  })
})

describe('the demonstration’s authority', () => {
  const again = (name: string) => loadOrMakeAuthority(join(folder, name), new Date(now))

  it('is made once, for its owner alone', async () => {
    expect((await again('seal')).seal).toBe(readFileSync(fileOf(sealFiles.certificate), 'utf8'))
    expect(statSync(fileOf(sealFiles.key)).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'seal')).mode & 0o777).toBe(0o700)
  })

  it('is one when two servers start at once', async () => {
    const [one, other] = await Promise.all([again('shared'), again('shared')])
    expect(one).toEqual(other)
  })

  it('has issued the seal', () => {
    const issued = new X509Certificate(readFileSync(fileOf(sealFiles.certificate)))
    const authority = new X509Certificate(readFileSync(fileOf(sealFiles.authorities)))
    expect(issued.checkIssued(authority)).toBe(true)
    expect(issued.verify(authority.publicKey)).toBe(true)
    expect(issued.ca).toBe(false)
    expect(issued.publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072)
  })
})
