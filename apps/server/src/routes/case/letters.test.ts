import {
  createApplication,
  drawDecisionLetter,
  getApplication,
  getAttachment,
  getCaseAttachment,
  listCaseHistory,
  listHistory,
  listLegalBases,
  sendApplication,
} from '@eksport/api'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { hasProgram, textOf } from '../../documents/testing/poppler.ts'
import { actOn, aDraft, type LoggedIn, logIn, startServer, type TestServer } from '../../testing/index.ts'

const organisationNumber = '310000043'
const reason = 'Linje 8 er slaktet fra en lokalitet som var båndlagt.\n\nSertifikatet kan derfor ikke bekreftes.'
let server: TestServer
let exporter: LoggedIn
let officer: LoggedIn

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
  officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
})
afterAll(() => server?.stop())

async function taken() {
  const call = { params: { organisationNumber }, body: aDraft(new Date()) }
  const { application } = await exporter.client.call(createApplication, call)
  const { referenceNumber, version } = application
  const params = { organisationNumber, referenceNumber }
  await exporter.client.call(sendApplication, { params, body: {}, ifMatch: version })
  await actOn(officer, referenceNumber, { action: 'take' })
  return params
}

const bytes = async (file: Blob) => Buffer.from(await file.arrayBuffer())

describe('the letter of a refusal', () => {
  it('[STA-08] is looked at, sent as it was seen, and read by the exporter with basis and complaint', async () => {
    const params = await taken()
    const { referenceNumber } = params
    const bases = await officer.client.call(listLegalBases)
    // What nobody at the authority has written is marked as such.
    expect(bases.every(({ names }) => names.nb.startsWith('Eksempeltekst'))).toBe(true)
    const legalBasis = bases[0]?.names.nb ?? ''
    const seen = await officer.client.call(drawDecisionLetter, {
      params: { referenceNumber },
      body: { reason, legalBasis },
    })
    expect((await bytes(seen)).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await actOn(officer, referenceNumber, { action: 'refuse', reason, legalBasis })).toMatchObject({
      applicationStatus: 'AVSLAG',
    })

    const { application } = await exporter.client.call(getApplication, { params })
    expect(application.refusal).toMatchObject({ reason, legalBasis, complaint: { nb: expect.stringMatching('klage') } })
    const letter = application.attachments?.find(({ type }) => type === 'DECISION_LETTER')
    const attachmentId = letter?.id ?? ''
    const file = await bytes(await exporter.client.call(getAttachment, { params: { ...params, attachmentId } }))
    const theirs = await officer.client.call(getCaseAttachment, { params: { referenceNumber, attachmentId } })
    expect(await bytes(theirs)).toEqual(file)
    if (hasProgram('pdftotext')) {
      const words = textOf(file).replace(/\s+/g, ' ')
      for (const said of [
        ...reason.split('\n\n'),
        legalBasis,
        'Du kan klage',
        'Midnattsol Testlaks AS',
        'Kari Nordli',
      ]) {
        expect(words).toContain(said)
      }
    }
    const history = await officer.client.call(listCaseHistory, { params: { referenceNumber } })
    expect(history.at(-1)).toMatchObject({ event: 'refuse', reason, legalBasis })
    const open = await exporter.client.call(listHistory, { params })
    expect(open.at(-1)).toMatchObject({ event: 'refuse', reason, legalBasis })
  })
})
