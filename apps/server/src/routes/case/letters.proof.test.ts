import {
  createApplication,
  drawDecisionLetter,
  getApplication,
  getAttachment,
  getCase,
  listLegalBases,
  sendApplication,
} from '@eksport/api'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { hasProgram, textOf } from '../../documents/testing/poppler.ts'
import {
  actOn,
  aDraft,
  chooseNotices,
  type LoggedIn,
  logIn,
  startServer,
  type TestServer,
} from '../../testing/index.ts'

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

const wordsOf = (file: Buffer) => textOf(file).replace(/\s+/g, ' ')
const bytes = async (file: Blob) => Buffer.from(await file.arrayBuffer())

describe('the letter of a refusal', () => {
  it.each([
    ['nb', 'Avslag på søknad om helsesertifikat', 'Begrunnelse', 'Hjemmel', 'Med hilsen', 'Org.nr. 310 000 043'],
    ['nn', 'Avslag på søknad om helsesertifikat', 'Grunngiving', 'Heimel', 'Med helsing', 'Org.nr. 310 000 043'],
    ['en', 'Refusal of an application', 'Reasons', 'Legal basis', 'Yours sincerely', 'Org. no. 310 000 043'],
  ] as const)('[STA-08] speaks %s throughout: as it is looked at, kept and sent', async (language, ...texts) => {
    await chooseNotices(exporter, { locale: language, withoutMail: [] })
    const params = await taken()
    const { referenceNumber } = params
    const reading = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(reading.letterLanguage).toBe(language)
    const [basis] = await officer.client.call(listLegalBases)
    const legalBasis = basis?.names[language] ?? ''
    const body = { reason, legalBasis, language }
    const seen = await bytes(await officer.client.call(drawDecisionLetter, { params: { referenceNumber }, body }))
    await actOn(officer, referenceNumber, { action: 'refuse', ...body })
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application.refusal).toMatchObject({ language, legalBasis })
    const attachmentId = application.attachments?.find(({ type }) => type === 'DECISION_LETTER')?.id ?? ''
    const sent = await bytes(await exporter.client.call(getAttachment, { params: { ...params, attachmentId } }))
    if (!hasProgram('pdftotext')) return
    const words = wordsOf(sent)
    const complaint = application.refusal?.complaint[language] ?? ''
    for (const one of [...texts, legalBasis, complaint]) expect(words).toContain(one)
    // The clock of the letter may have turned a minute between the two.
    const clock = /\d{2}:\d{2}/
    expect(wordsOf(seen).replace(clock, '')).toBe(words.replace(clock, ''))
  })
})
