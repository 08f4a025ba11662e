import { PDFDocument } from '@cantoo/pdf-lib'
import {
  createApplication,
  getApplication,
  getCase,
  getCaseScannedCertificate,
  getScannedCertificate,
  type Handling,
  handleCase,
  keepScan,
  listCaseHistory,
  listFiles,
  listHistory,
  sendApplication,
  uploadAttachment,
} from '@eksport/api'
import {
  type ApplicationStatus,
  applicationStatuses,
  type FileSide,
  type FileSubject,
  keptFileKinds,
  mayFetch,
  type PortalFile,
} from '@eksport/domain'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { aDraft, aPdf, aPicture, type LoggedIn, logIn, startServer, type TestServer } from '../../testing/index.ts'

const fileSides = ['exporter', 'authority'] as const
const organisationNumber = '310000043'

let server: TestServer
let database: Client
let exporter: LoggedIn
let officer: LoggedIn
let referenceNumber: number
let ids: Readonly<Record<string, string>>

async function act(person: LoggedIn, body: Handling) {
  const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
  await person.client.call(handleCase, { params: { referenceNumber }, body, ifMatch: application.version })
}

async function scanIn(filename: string, content: Uint8Array) {
  const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
  const scan = [new File([new Uint8Array(content)], filename)]
  return officer.client.call(keepScan, { params: { referenceNumber }, body: { scan }, ifMatch: application.version })
}

/** An application with one of each file: attached, received, signed, printed and scanned in. */
async function issued() {
  const { application } = await exporter.client.call(createApplication, {
    params: { organisationNumber },
    body: aDraft(new Date()),
  })
  referenceNumber = application.referenceNumber
  const params = { organisationNumber, referenceNumber }
  const attachment = [new File([new Uint8Array(await aPdf())], 'faktura.pdf')]
  const body = { attachment, attachmentType: 'APPLICATION_ATTACHMENT' } as const
  await exporter.client.call(uploadAttachment, { params, body })
  await exporter.client.call(sendApplication, { params, body: {}, ifMatch: application.version })
  await act(officer, { action: 'take' })
  const { validation } = await officer.client.call(getCase, { params: { referenceNumber } })
  const manual = validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING')
  await act(officer, { action: 'approve', confirmedViolations: manual.map(({ code }) => code) })
  await act(await logIn(server, 'caseworker', 'demo-henrik-dahl'), { action: 'sign' })
  await act(officer, { action: 'print' })
  await act(officer, { action: 'confirm-print' })
  await act(officer, { action: 'issue' })
  await scanIn('skjevt.pdf', await aPdf(9))
  await scanIn('skann.pdf', await aPdf(9))
}

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
  officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
  database = await server.connect()
  await issued()
  // No case has both a certificate and a refusal: the letter is put there.
  await database.query(
    `insert into files (reference_number, organisation_number, type, filename, mime_type, content, size, sha256, created_at)
     select reference_number, organisation_number, 'DECISION_LETTER', 'avslag.pdf', mime_type, content, size, sha256, created_at
     from files where reference_number = $1 and type = 'APPLICATION_ATTACHMENT'`,
    [referenceNumber],
  )
  const { rows } = await database.query('select id, type from files where reference_number = $1 order by created_at', [
    referenceNumber,
  ])
  ids = Object.fromEntries(rows.map(({ id, type }) => [type, id]))
})
afterAll(() => server?.stop())

const inStatus = (status: ApplicationStatus) =>
  database.query(
    `update applications set status = $2, document = jsonb_set(document, '{applicationStatus}', to_jsonb($2::text))
     where reference_number = $1`,
    [referenceNumber, status],
  )

const roots: Readonly<Record<FileSide, string>> = {
  exporter: `/api/v2/helsesertifikat/organisasjoner/${organisationNumber}/soeknader`,
  authority: '/api/v3/helsesertifikat/behandling/soeknader',
}

/** Where each file is fetched. A stored one has two ways: its own address where it has one, and that of attachments. */
const addresses: Readonly<Record<Exclude<PortalFile, 'draft' | 'retired'>, readonly (() => string)[]>> = {
  signed: [() => 'esignert', () => `vedlegg/${ids.ELECTRONICALLY_SIGNED_CERTIFICATE}`],
  message: [() => 'esertifikat'],
  paper: [() => `vedlegg/${ids.HEALTH_CERTIFICATE}`],
  scan: [() => 'skannet', () => `vedlegg/${ids.SCANNED_HEALTH_CERTIFICATE}`],
  receipt: [() => 'kvittering'],
  attachment: [() => `vedlegg/${ids.APPLICATION_ATTACHMENT}`],
  letter: [() => `vedlegg/${ids.DECISION_LETTER}`],
}

function fetchFrom(side: FileSide, ending: string, headers: Readonly<Record<string, string>> = {}) {
  const [person, url] = side === 'exporter' ? [exporter, server.submitterUrl] : [officer, server.caseworkerUrl]
  return person.browser.fetch(`${url}${roots[side]}/${referenceNumber}/${ending}`, { headers })
}

/** The application above, on paper and electronically, in a status. */
const subject = (applicationStatus: ApplicationStatus): FileSubject => ({
  applicationStatus,
  certificateFormats: ['PAPER', 'E_CERT'],
  awaitsOriginal: false,
})

const stored = Object.entries(addresses) as [keyof typeof addresses, (typeof addresses)['signed']][] // Object.entries forgets keys

describe.each(applicationStatuses)('in %s', (status) => {
  beforeAll(() => inStatus(status))

  it.each(fileSides.flatMap((side) => stored.map(([file]) => [side, file] as const)))(
    '[CRT-12] %s × %s is as the table says, by every address of the file',
    async (side, file) => {
      const expected = mayFetch(side, file, subject(status)) ? 200 : 404
      const answers = await Promise.all(addresses[file].map((ending) => fetchFrom(side, ending())))
      expect(answers.map((answer) => answer.status)).toEqual(addresses[file].map(() => expected))
      for (const answer of answers) await answer.arrayBuffer()
    },
  )

  it('[CRT-12] the exporter reads a list of what they may fetch, and of nothing else', async () => {
    const files = await exporter.client.call(listFiles, { params: { organisationNumber, referenceNumber } })
    const may = keptFileKinds.filter((kind) => mayFetch('exporter', kind, subject(status)))
    expect(files.map(({ kind }) => kind)).toEqual(may)
    for (const { kind, createdTime, size } of files)
      expect([kind, Date.parse(createdTime) > 0, size === undefined || size > 0]).toEqual([kind, true, true])
  })

  it.each(fileSides)('[CRT-12] %s × the certificate drawn anew is as the table says', async (side) => {
    const drawn = mayFetch(side, 'draft', subject(status)) || mayFetch(side, 'retired', subject(status))
    const answer = await fetchFrom(side, 'pdf')
    expect(answer.status).toBe(drawn ? 200 : 404)
    const name = answer.headers.get('content-disposition') ?? ''
    const title = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    if (!drawn) return
    // The signed one itself once it is issued; of what was called back, a drawing that says so.
    expect(/-(signert|utkast)\.pdf/.exec(name)?.[1]).toBe(status === 'UTSTEDT' ? 'signert' : 'utkast')
    expect(title.includes('TRUKKET TILBAKE')).toBe(mayFetch(side, 'retired', subject(status)))
  })
})

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
    expect(/-(signert|utkast)\.pdf/.exec(name)?.[1]).toBe(side === 'exporter' ? 'utkast' : 'signert')
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

  it.each(fileSides)('[CRT-12] issued: %s reads it with the mark of a preview, or as it was signed', async (side) => {
    await inStatus('UTSTEDT')
    const drawn = await fetchFrom(side, 'pdf')
    await drawn.arrayBuffer()
    const name = drawn.headers.get('content-disposition') ?? ''
    expect(/-(signert|utkast)\.pdf/.exec(name)?.[1]).toBe(side === 'exporter' ? 'utkast' : 'signert')
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
