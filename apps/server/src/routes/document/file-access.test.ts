import { PDFDocument } from '@cantoo/pdf-lib'
import {
  getApplication,
  getCase,
  getCaseScannedCertificate,
  getScannedCertificate,
  listCaseHistory,
  listFiles,
  listHistory,
} from '@eksport/api'
import { type ApplicationStatus, applicationStatuses } from '@eksport/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addresses,
  database,
  describeTable,
  exporter,
  fetchFrom,
  fileSides,
  ids,
  inStatus,
  officer,
  referenceNumber,
  scanIn,
  startServerOfFiles,
} from '../../testing/case-files.ts'
import { aPdf, aPicture, organisationNumber } from '../../testing/index.ts'

startServerOfFiles()

// Each kind of file is refused in one of them and answered in another, where the table has both.
const everyday: readonly ApplicationStatus[] = ['UNDER_REGISTRERING', 'UTSTEDT', 'AVSLAG', 'ANNULLERT']
describeTable(everyday)
describeTable(
  applicationStatuses.filter((status) => !everyday.includes(status)),
  { tags: 'proof' },
)

describe('what is drawn of a certificate that is not in force', () => {
  it.each([
    ['nb', 'ANNULLERT', 'TRUKKET TILBAKE – IKKE GYLDIG'],
    ['nn', 'ANNULLERT', 'TREKT TILBAKE – IKKJE GYLDIG'],
    ['en', 'ANNULLERT', 'RETIRED – NOT VALID'],
    ['en', 'INNSENDT', 'PREVIEW – NOT VALID'],
  ] as const)('[CRT-12] [THM-10] says so in the language %s of whoever looks, in %s', async (locale, status, words) => {
    const filenames = {
      nb: `''helsesertifikat-00${referenceNumber}-utkast.pdf`,
      nn: `''helsesertifikat-00${referenceNumber}-utkast.pdf`,
      en: `''health-certificate-00${referenceNumber}-draft.pdf`,
    }
    await inStatus(status)
    for (const side of fileSides) {
      const answer = await fetchFrom(side, 'pdf', { 'accept-language': locale })
      const drawn = await PDFDocument.load(await answer.arrayBuffer())
      expect(drawn.getTitle()).toContain(words)
      expect(answer.headers.get('content-disposition')).toBe(`inline; filename*=UTF-8${filenames[locale]}`)
    }
  })
})

describe('a stored file that is fetched as an attachment', () => {
  it.each([
    ['DECISION_LETTER', 'en', /^attachment; filename\*=UTF-8''refusal\.pdf$/],
    ['DECISION_LETTER', 'nb', /''avslag\.pdf$/],
    ['ELECTRONICALLY_SIGNED_CERTIFICATE', 'en', /''health-certificate-[\w.-]+-signed\.pdf$/],
    ['HEALTH_CERTIFICATE', 'en', /''health-certificate-[\w.-]+-paper\.pdf$/],
  ] as const)('[THM-10] %s, in the language %s of whoever fetches it, is called %s', async (type, locale, name) => {
    await inStatus(type === 'DECISION_LETTER' ? 'AVSLAG' : 'UTSTEDT')
    const answer = await fetchFrom('authority', `vedlegg/${ids[type]}`, { 'accept-language': locale })
    expect(answer.headers.get('content-disposition')).toMatch(name)
    await answer.arrayBuffer()
  })
})

describe('[RTE-21] while exporters may not fetch the signed PDF', () => {
  beforeAll(async () => {
    await inStatus('UTSTEDT')
    await database.query("insert into flags values ('signedPdfDownload', false)")
  })
  afterAll(() => database.query("delete from flags where name = 'signedPdfDownload'"))

  it.each(fileSides)('[CRT-12] %s: no address of it answers the exporter, all answer the authority', async (side) => {
    const expected = side === 'exporter' ? 404 : 200
    for (const ending of addresses.signed) {
      const answer = await fetchFrom(side, ending())
      expect(answer.status).toBe(expected)
      await answer.arrayBuffer()
    }
    const drawn = await fetchFrom(side, 'pdf')
    await drawn.arrayBuffer()
    const name = drawn.headers.get('content-disposition') ?? ''
    expect(/-(signert|kopi)\.pdf/.exec(name)?.[1]).toBe(side === 'exporter' ? 'kopi' : 'signert')
  })

  it('[LST-13] it is neither offered nor listed, and the rest is', async () => {
    const params = { organisationNumber, referenceNumber }
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application.actions).not.toContain('download-signed-pdf')
    const kinds = (await exporter.client.call(listFiles, { params })).map(({ kind }) => kind)
    expect(kinds).not.toContain('signed')
    expect(kinds).toContain('message')
    const seen = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(seen.application.actions).toContain('download-signed-pdf')
  })
})

describe('[STA-05] a certificate on paper alone', () => {
  const withFormats = (formats: readonly string[]) =>
    database.query(
      `update applications set certificate_formats = $2, document = jsonb_set(document, '{certificateFormats}', to_jsonb($2::text[]))
       where reference_number = $1`,
      [referenceNumber, formats],
    )
  beforeAll(() => withFormats(['PAPER']))
  afterAll(() => withFormats(['PAPER', 'E_CERT']))

  it.each([
    ['GODKJENT', []],
    ['SKREVET_UT', []],
    ['UTSTEDT', ['message']],
  ] as const)(
    '[CRT-12] in %s has no signed PDF for its exporter, by no address and in no list',
    async (status, open) => {
      await inStatus(status)
      const answers = await Promise.all(addresses.signed.map((ending) => fetchFrom('exporter', ending())))
      expect(answers.map((answer) => answer.status)).toEqual([404, 404])
      const message = await fetchFrom('exporter', 'esertifikat')
      expect(message.status).toBe(status === 'UTSTEDT' ? 200 : 404)
      await message.arrayBuffer()
      const params = { organisationNumber, referenceNumber }
      const kinds = (await exporter.client.call(listFiles, { params })).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'signed' || kind === 'message')).toEqual(open)
      const { application } = await exporter.client.call(getApplication, { params })
      expect(application.attachments?.map(({ type }) => type)).not.toContain('ELECTRONICALLY_SIGNED_CERTIFICATE')
      expect(application.actions).not.toContain('download-electronic-certificate')
    },
  )

  it.each(fileSides)('[CRT-19] issued: %s reads it with the mark of a copy', async (side) => {
    await inStatus('UTSTEDT')
    const drawn = await fetchFrom(side, 'pdf')
    const title = (await PDFDocument.load(await drawn.arrayBuffer())).getTitle()
    expect(title).toMatch(/^KOPI – IKKE ORIGINALEN: Health certificate 2\d{3}-1\.1\.\d+-\d+-1$/)
    expect(drawn.headers.get('content-disposition')).toMatch(/-1-kopi\.pdf$/)
  })
})

describe('the scan of the signed paper', () => {
  beforeAll(() => inStatus('UTSTEDT'))

  it('[API-04] is the last one for both sides, and the history names each', async () => {
    const params = { organisationNumber, referenceNumber }
    const scan = await exporter.client.call(getScannedCertificate, { params })
    const same = await officer.client.call(getCaseScannedCertificate, { params: { referenceNumber } })
    expect(scan.type).toBe('application/pdf')
    expect(await same.text()).toBe(await scan.text())
    const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
    const scans = application.attachments?.filter(({ type }) => type === 'SCANNED_HEALTH_CERTIFICATE')
    expect(scans?.map(({ filename }) => filename)).toEqual(['skann.pdf'])
    const seen = await officer.client.call(listCaseHistory, { params: { referenceNumber } })
    expect(seen.filter(({ event }) => event === 'keep-scan').map(({ actor }) => actor.name)).toEqual([
      'Kari Nordli',
      'Kari Nordli',
    ])
    const entries = await exporter.client.call(listHistory, { params })
    expect(entries.filter(({ event }) => event === 'keep-scan').map(({ actor }) => actor.name)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('[CW-02] has every sheet of the certificate', async () => {
    const { rows } = await database.query(
      "select count(*)::int as sheets from paper_sheets where state = 'PRINTED' and reference_number = $1",
      [referenceNumber],
    )
    const { sheets } = rows[0]
    expect(sheets).toBeGreaterThan(1)
    await expect(scanIn('ett-ark.pdf', await aPdf(sheets - 1))).rejects.toMatchObject({
      status: 422,
      code: 'SCAN_INCOMPLETE',
      title: `Sider i filen: ${sheets - 1}. Ark i sertifikatet: ${sheets}. Skann alle arkene i én PDF.`,
    })
    await scanIn('skann.pdf', await aPdf(sheets))
  })

  it('[UPL-03] is a PDF', async () => {
    await expect(scanIn('bilde.png', await aPicture('png'))).rejects.toMatchObject({ status: 415 })
  })
})
