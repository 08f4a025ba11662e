import {
  type AccessPage,
  ApiError,
  getAccess,
  getAccessPdf,
  getAccessZip,
  getCase,
  getCaseArchive,
  listFiles,
  requestAccess,
  searchAudit,
  sendApplication,
  sendCaseMessage,
  sendMessage,
  tickCase,
  uploadAttachment,
  writeCaseNote,
} from '@eksport/api'
import { findingPoints, findingsToAssess } from '@eksport/domain'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { listFilesOfTypes } from '../../db/repositories/files.ts'
import { textsOf } from '../../documents/testing/text-layer.ts'
import { drawAccess } from '../../jobs/draw-access.ts'
import { JobFailure } from '../../jobs/job.ts'
import { giveRoles } from '../../testing/give-roles.ts'
import { actOn, aDraft, aPdf, type LoggedIn, newDraft, organisationNumber } from '../../testing/index.ts'
import { approvalOf } from '../../testing/owned-cases.ts'
import { database, exporter, leader, officer, server, signer, startSharedServer } from '../../testing/shared-server.ts'

startSharedServer(['exporter', 'officer', 'leader', 'signer'])

const lines = 40
const contact = { firstName: 'Ola', lastName: 'Prøvesen', phoneNumber: '22 33 44 55', email: 'ola.provesen@example.no' }
const consignee = { name: 'Stillehavet Handel Ltd', address: 'Havnegata 99', city: 'Qingdaoby', country: 'CN' }
/** Whatever gives away whom the test marks, however it is written. */
const names = [/pr.vesen/i, /2233\s?4455|22\s?33\s?44\s?55/, /stillehavet/i, /havnegata/i, /qingdaoby/i, /PR-118/i]
const words = ['avtale PR-118']
const marked = new Set(['Ola Prøvesen', 'Stillehavet Handel Ltd'])

let referenceNumber: number
const params = () => ({ referenceNumber })
const bytes = async (file: Blob) => Buffer.from(await file.arrayBuffer())

async function sendWhole(): Promise<number> {
  const draft = aDraft(new Date())
  const [line] = draft.productLines ?? []
  const body = {
    ...draft,
    certificateFormats: ['E_CERT' as const],
    certificateRetrieval: undefined,
    sender: { contactPerson: contact },
    recipient: { ...draft.recipient, consignee: { ...draft.recipient?.consignee, ...consignee } },
    productLines: Array.from({ length: lines }, (_, index) => ({
      ...line,
      id: `line-${index + 1}`,
      lotNumber: `LOT-${index + 1}`,
    })),
  }
  const application = await newDraft(exporter, body)
  const of = { organisationNumber, referenceNumber: application.referenceNumber }
  const attachment = [new File([new Uint8Array(await aPdf())], 'Pakkliste Prøvesen.pdf', { type: 'application/pdf' })]
  const upload = { attachment, attachmentType: 'APPLICATION_ATTACHMENT' as const }
  await exporter.client.call(uploadAttachment, { params: of, body: upload })
  await exporter.client.call(sendApplication, { params: of, body: {}, ifMatch: application.version })
  return application.referenceNumber
}

beforeAll(async () => {
  referenceNumber = await sendWhole()
  await actOn(officer, referenceNumber, { action: 'take' })
  const of = { organisationNumber, referenceNumber }
  const letter =
    '<svg> Vekten ble tastet av Prøvesen (tlf. +4722334455). Prisen står i avtale PR-118 med Stillehavet\nHandel Ltd.'
  await exporter.client.call(sendMessage, { params: of, body: { message: { message: letter } } })
  await officer.client.call(sendCaseMessage, { params: params(), body: { message: { message: 'Takk for svaret.' } } })
  await officer.client.call(writeCaseNote, { params: params(), body: { text: 'Bare mellom oss to.' } })
  const { validation } = await officer.client.call(getCase, { params: params() })
  const ticks = findingsToAssess(validation.errors).flatMap((one) => findingPoints(one).map(({ key }) => key))
  const remark = { ticks, ticked: true, note: 'Sett på med lupe.' }
  await officer.client.call(tickCase, { params: params(), body: remark })
  await actOn(officer, referenceNumber, await approvalOf(referenceNumber))
  await actOn(signer, referenceNumber, { action: 'sign' })
}, 90_000)

const pageOf = (person: LoggedIn): Promise<AccessPage> => person.client.call(getAccess, { params: params() })

async function made(parties: readonly string[], others: readonly string[] = []) {
  const body = { parties: [...parties], words: [...others], askedBy: 'Lokalavisa Prøven' }
  const { id: accessId } = await officer.client.call(requestAccess, { params: params(), body })
  await vi.waitFor(
    async () => {
      const { made: all } = await pageOf(officer)
      expect(all.find(({ id }) => id === accessId)).toMatchObject({ state: 'DONE' })
    },
    { timeout: 40_000 },
  )
  const of = { params: { ...params(), accessId } }
  const pdf = await bytes(await officer.client.call(getAccessPdf, of))
  const zip = await bytes(await officer.client.call(getAccessZip, of))
  return { accessId, pdf, zip, files: unzipSync(zip) }
}

describe('access to a case', { timeout: 90_000 }, () => {
  it('[ADM-07] is the whole case in order: every document as a page that begins where the front page says, and as a file', async () => {
    const { documents } = await pageOf(officer)
    const { pdf, files } = await made([])
    expect(Object.keys(files)).toEqual([
      '00-innhold.pdf',
      expect.stringMatching(/^01-.*pdf$/),
      ...documents
        .slice(1)
        .flatMap(({ isInternal }, index) => (isInternal ? [] : [expect.stringMatching(`^0?${index + 2}-`)])),
    ])
    const pages = await textsOf(pdf)
    const front = pages[0] ?? ''
    for (const { title } of documents) expect(front).toContain(title)
    expect(front).toContain('Til Lokalavisa Prøven')
    expect(front).toMatch(/Holdt tilbake: .*§ 14/)
    const whole = pages.join('\n')
    for (const written of [
      'Ola Prøvesen',
      'LOT-1',
      `LOT-${lines}`,
      'Sett på med lupe.',
      'PR-118',
      'Takk for svaret.',
      'Godkjent',
      'Kari Nordli',
    ])
      expect(whole).toContain(written)
    expect(whole).not.toContain('Bare mellom oss to.')
    // The application begins on the page that the contents name.
    const [, at] = /Søknad\s*(\d+)/.exec(front) ?? []
    expect(pages[Number(at) - 1]).toContain('Søknad')
    // Forty lines with every answer: no page a line.
    expect((await textsOf(files['01-soknad.pdf'] ?? Buffer.from(''))).length).toBeLessThanOrEqual(6)
  })

  it('[ADM-07] without whom and what is marked: in no text, no byte, no name and no title', async () => {
    const { parties } = await pageOf(officer)
    const ids = parties.filter(({ name }) => marked.has(name)).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    const { pdf, zip, files } = await made(ids, words)
    const texts = (await textsOf(pdf)).join('\n')
    expect(texts).toContain('sladdet')
    // What nobody marked is there.
    for (const written of ['LOT-1', `LOT-${lines}`, 'Vekten ble tastet av', 'Takk for svaret.', 'Kari Nordli'])
      expect(texts).toContain(written)
    const inside = await Promise.all(Object.values(files).map(async (file) => (await textsOf(file)).join('\n')))
    const raw = [pdf, zip, ...Object.values(files)].map((file) => strFromU8(file, true))
    for (const name of names) {
      for (const text of [texts, ...inside, ...Object.keys(files)]) expect(text).not.toMatch(name)
      for (const content of raw) expect(content).not.toMatch(name)
    }
    // What somebody sent in cannot be drawn anew: it is named as held back, and by what.
    expect(Object.keys(files).some((name) => name.includes('vedlegg'))).toBe(false)
    expect(texts).toMatch(/Vedlegg: Pakkliste sladdet ?\.pdf[\s\S]*Holdt tilbake: .*§ 13/)
    // The certificate is drawn without them, and says that it is no original.
    expect(Object.keys(files).some((name) => name.includes('sertifikat'))).toBe(true)
  })

  it('[ADM-06] [SEC-20] is filed as a document of the case, and each reading of it is in the log', async () => {
    const { accessId } = await made([])
    await vi.waitFor(
      async () => {
        const { entries } = await officer.client.call(getCaseArchive, { params: params() })
        expect(entries.map(({ documentType }) => documentType)).toContain('Innsyn gitt')
      },
      { timeout: 40_000 },
    )
    const { rows } = await database.query(
      "select action, details from audit_events where reference_number = $1 and action like '%innsyn%' and details::text like '%redactions%' or action like '%innsyn/:accessId/pdf'",
      [referenceNumber],
    )
    expect(rows).toContainEqual(expect.objectContaining({ action: expect.stringMatching(/^GET .*pdf$/) }))
    expect(rows).toContainEqual({
      action: expect.stringMatching(/^POST/),
      details: expect.objectContaining({ accessId, redactions: 0 }),
    })
    const { events } = await leader.client.call(searchAudit, { query: { referenceNumber } })
    expect(events.length).toBeGreaterThan(0)
  })

  it('[ADM-07] is put together once, however often its job is run', async () => {
    const { accessId } = await made([])
    const { rows } = await database.query(
      "select payload from jobs where name = 'draw-access' and payload ->> 'accessId' = $1",
      [accessId],
    )
    await drawAccess.run(server.worker.deps, rows[0].payload)
    const kept = await database.query('select type from files where belongs_to = $1 order by 1', [accessId])
    expect(kept.rows).toEqual([{ type: 'ACCESS_PDF' }, { type: 'ACCESS_ZIP' }])
  })

  it('[ADM-07] comes to nothing where something is held back and no basis is set', async () => {
    const { deps } = server.worker
    const texts = deps.referenceData['decision-texts'].filter(({ kind }) => kind !== 'SHIELDING')
    const unfounded = { ...deps, referenceData: { ...deps.referenceData, 'decision-texts': texts } }
    const accessId = '0a1b2c3d-0000-4000-8000-000000000001'
    const asked = { referenceNumber, accessId, locale: 'nb', by: { id: 'x', name: 'x' }, texts: [] }
    await expect(drawAccess.run(unfounded, asked)).rejects.toEqual(new JobFailure('NO_LEGAL_BASIS'))
    const kept = await database.query('select from files where belongs_to = $1', [accessId])
    expect(kept.rowCount).toBe(0)
  })

  it('[AUT-07] is given by caseworkers and leaders alone', async () => {
    const { accessId } = await made([])
    const calls = (person: LoggedIn) => [
      () => pageOf(person),
      () => person.client.call(requestAccess, { params: params(), body: { parties: [], words: [] } }),
      () => person.client.call(getAccessPdf, { params: { ...params(), accessId } }),
      () => person.client.call(getAccessZip, { params: { ...params(), accessId } }),
    ]
    for (const roles of [['V'], ['A'], []] as const) {
      await giveRoles(database, 'demo-henrik-dahl', ...roles)
      for (const call of calls(signer))
        await expect(call(), roles.join()).rejects.toMatchObject({ problem: { code: 'not-allowed' } })
    }
    await giveRoles(database, 'demo-henrik-dahl', 'V')
    for (const call of calls(exporter)) await expect(call()).rejects.toThrow(ApiError)
    const files = await exporter.client.call(listFiles, { params: { organisationNumber, referenceNumber } })
    expect(files.map(({ kind }) => kind)).toContain('receipt')
    expect(files.some(({ filename }) => filename.startsWith('innsyn'))).toBe(false)
    const { transactions } = server.running.deps
    const ours = { audience: 'submitter', organisationNumber } as const
    const seen = await transactions.run(ours, (tx) =>
      listFilesOfTypes(tx, referenceNumber, ['ACCESS_PDF', 'ACCESS_ZIP']),
    )
    expect(seen).toEqual([])
    for (const call of calls(leader)) await call()
  })

  it('[ADM-07] is refused of a party that the case does not name, of one word too short, and of another case', async () => {
    const ask = (body: { parties: string[]; words: string[] }) =>
      officer.client.call(requestAccess, { params: params(), body })
    await expect(ask({ parties: ['nobody'], words: [] })).rejects.toMatchObject({ status: 404 })
    await expect(ask({ parties: [], words: ['x'] })).rejects.toMatchObject({ status: 400 })
    const elsewhere = await sendWhole()
    const { accessId } = await made([])
    const other = { params: { referenceNumber: elsewhere, accessId } }
    await expect(officer.client.call(getAccessPdf, other)).rejects.toMatchObject({ status: 404 })
    const none = { params: { referenceNumber: 999_999 } }
    await expect(officer.client.call(getAccess, none)).rejects.toMatchObject({ status: 404 })
  })
})
