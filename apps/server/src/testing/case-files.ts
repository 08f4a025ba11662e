import {
  getCase,
  type Handling,
  handleCase,
  keepScan,
  listFiles,
  sendApplication,
  uploadAttachment,
} from '@eksport/api'
import {
  type ApplicationStatus,
  type FileSide,
  type FileSubject,
  issuedStatuses,
  keptFileKinds,
  mayFetch,
  type PortalFile,
} from '@eksport/domain'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { organisationNumber } from './a-draft.ts'
import { aPdf, type LoggedIn, logInAs, startServer, type TestServer } from './index.ts'
import { newDraft } from './new-draft.ts'

export const fileSides = ['exporter', 'authority'] as const

let server: TestServer
export let database: Client
export let exporter: LoggedIn
export let officer: LoggedIn
export let referenceNumber: number
export let ids: Readonly<Record<string, string>>

async function act(person: LoggedIn, body: Handling) {
  const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
  await person.client.call(handleCase, { params: { referenceNumber }, body, ifMatch: application.version })
}

export async function scanIn(filename: string, content: Uint8Array) {
  const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
  const scan = [new File([new Uint8Array(content)], filename)]
  return officer.client.call(keepScan, { params: { referenceNumber }, body: { scan }, ifMatch: application.version })
}

/** An application with one file of each kind: attached, received, signed, printed and scanned. */
async function issued() {
  const application = await newDraft(exporter)
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
  await act(await logInAs(server, 'caseworker', 'demo-henrik-dahl'), { action: 'sign' })
  await act(officer, { action: 'print' })
  await act(officer, { action: 'confirm-print' })
  await act(officer, { action: 'issue' })
  await scanIn('skjevt.pdf', await aPdf(9))
  await scanIn('skann.pdf', await aPdf(9))
}

const startWithFiles = async () => {
  server = await startServer({ postgres: inject('postgres') })
  exporter = await logInAs(server, 'submitter', 'demo-ingrid-solheim')
  officer = await logInAs(server, 'caseworker', 'demo-kari-nordli')
  database = await server.connect()
  await issued()
  // No case has both a certificate and a refusal, so the letter is inserted.
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
}

export function startServerOfFiles(): void {
  beforeAll(startWithFiles)
  afterAll(() => server?.stop())
}

export const inStatus = (status: ApplicationStatus) =>
  database.query(
    `update applications set status = $2, document = jsonb_set(document, '{applicationStatus}', to_jsonb($2::text))
     where reference_number = $1`,
    [referenceNumber, status],
  )

const roots: Readonly<Record<FileSide, string>> = {
  exporter: `/api/v2/helsesertifikat/organisasjoner/${organisationNumber}/soeknader`,
  authority: '/api/v3/helsesertifikat/behandling/soeknader',
}

/** The addresses of each file. A stored one has its own address, if any, and that of attachments. */
export const addresses: Readonly<Record<Exclude<PortalFile, 'draft' | 'retired'>, readonly (() => string)[]>> = {
  signed: [() => 'esignert', () => `vedlegg/${ids.ELECTRONICALLY_SIGNED_CERTIFICATE}`],
  message: [() => 'esertifikat'],
  paper: [() => `vedlegg/${ids.HEALTH_CERTIFICATE}`],
  scan: [() => 'skannet', () => `vedlegg/${ids.SCANNED_HEALTH_CERTIFICATE}`],
  receipt: [() => 'kvittering'],
  attachment: [() => `vedlegg/${ids.APPLICATION_ATTACHMENT}`],
  letter: [() => `vedlegg/${ids.DECISION_LETTER}`],
}

export function fetchFrom(side: FileSide, ending: string, headers: Readonly<Record<string, string>> = {}) {
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

/** Tests every file for both sides in these statuses. */
export const describeTable = (statuses: readonly ApplicationStatus[], options: { readonly tags?: string } = {}) =>
  describe.each(statuses)('in %s', options, (status) => {
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
      // The signed file once it is issued; for one being cancelled a copy, and later a drawing that says so.
      const copied = issuedStatuses.includes(status) ? 'kopi' : 'utkast'
      expect(/-(signert|utkast|kopi)\.pdf/.exec(name)?.[1]).toBe(status === 'UTSTEDT' ? 'signert' : copied)
      expect(title.includes('TRUKKET TILBAKE')).toBe(mayFetch(side, 'retired', subject(status)))
    })
  })
