import { randomUUID } from 'node:crypto'
import { PDFDocument, PDFHexString, PDFName, PDFString, PDFTextField, type PDFDocument as Pdf } from '@cantoo/pdf-lib'
import {
  createApplication,
  deleteAttachment,
  drawCertificate,
  getAppendixForm,
  getApplication,
  getCase,
  getCaseSignedCertificate,
  getForm,
  type Handling,
  handleCase,
  saveApplication,
  sendApplication,
  uploadAttachment,
} from '@eksport/api'
import type { ApplicationDraft, FilledFormType } from '@eksport/domain'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { textOf } from '../../documents/testing/poppler.ts'
import { aDraft, aPdf, fillForm, type LoggedIn, logIn, startServer, type TestServer } from '../../testing/index.ts'

const organisationNumber = '310000043'
let server: TestServer
let exporter: LoggedIn
let officer: LoggedIn

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
  officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
})
afterAll(() => server?.stop())

/** A draft for China that is filled in as a file. */
function aPdfDraft(overrides: Partial<ApplicationDraft> = {}): ApplicationDraft {
  const { recipient: _, transport: __, productLines: ___, consentForECert: ____, ...draft } = aDraft(new Date())
  return {
    ...draft,
    applicationFormat: 'PDF',
    certificateFormats: ['PAPER'],
    pdfCertificateDetails: {
      productClassificationCodes: ['030214'],
      requisition: ['2026/123456'],
      applicationFormatPdfReason: { reason: 'PROCESSING_ESTABLISHMENT_ADDRESS_ISSUES' },
      temperatureRequirements: { minTemperature: -25, maxTemperature: -18 },
    },
    ...overrides,
  }
}

async function begin(body: ApplicationDraft = aPdfDraft()) {
  const { application } = await exporter.client.call(createApplication, { params: { organisationNumber }, body })
  const params = { organisationNumber, referenceNumber: application.referenceNumber }
  return { params, draft: body }
}
type Params = Awaited<ReturnType<typeof begin>>['params']

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const formOf = async (params: Params) => bytesOf(await exporter.client.call(getForm, { params, query: {} }))

const upload = (params: Params, content: Uint8Array, attachmentType: FilledFormType = 'HEALTH_CERTIFICATE_DRAFT') =>
  exporter.client.call(uploadAttachment, {
    params,
    body: { attachment: [new File([new Uint8Array(content)], 'utfylt.pdf')], attachmentType },
  })
const read = async (params: Params) => (await exporter.client.call(getApplication, { params })).application

const filled = {
  'box-I-5': 'Shanghai Seafood Import Co\n1 Harbour Road\nShanghai',
  'box-I-16': 'Ship, MV Havila',
  'table-I-25-1-species': 'Atlantic salmon',
  'table-I-25-1-netWeight': '1,200.50',
  'table-I-25-1-numberOfPackages': '60',
  'box-I-21': '60',
  'box-I-23': '1,200.50 kg',
  'clause-II-4-a': 'X',
}

describe('[CRT-11] [WIZ-14] a form to fill in', () => {
  it('has one field a box, with what the application knows', async () => {
    const { params } = await begin()
    const form = (await PDFDocument.load(await formOf(params))).getForm()
    const text = (name: string) => form.getTextField(name).getText()
    expect(text('box-I-1')).toContain('Midnattsol Testlaks AS')
    expect(text('box-I-18')).toBe('-25 °C to -18 °C')
    expect(text('table-I-25-1-productClassificationCode')).toBe('030214')
    expect(text('box-I-5')).toBeUndefined()
    expect(form.getCheckBox('clause-II-1').isChecked()).toBe(false)
  })

  it('is read into the same boxes, and the certificate is drawn from them', async () => {
    const { params, draft } = await begin()
    const kept = await upload(params, await fillForm(await formOf(params), filled))
    const { filledForms, formDifferences, attachments } = await read(params)
    expect(attachments).toMatchObject([{ id: kept.id, type: 'HEALTH_CERTIFICATE_DRAFT' }])
    expect(filledForms).toMatchObject([{ attachmentId: kept.id, values: filled }])
    expect(formDifferences).toBeUndefined()
    const { referenceNumber } = params
    const { boxes } = await exporter.client.call(drawCertificate, { query: { referenceNumber }, body: draft })
    const state = (no: string) => boxes.find((box) => box.no === no)?.state
    expect([state('I.5'), state('I.16'), state('I.25'), state('I.6')]).toEqual(['filled', 'filled', 'filled', 'empty'])
  })

  it('says to both sides where it differs from the application', async () => {
    const { params } = await begin()
    const form = await formOf(params)
    const other = {
      ...filled,
      'box-I-18': '2 °C to 4 °C',
      'box-I-23': '900',
      'table-I-25-2-productClassificationCode': '030441',
    }
    await upload(params, await fillForm(form, other))
    const expected = [
      { no: 'I.18', kind: 'application', file: '2 °C to 4 °C', expected: '-25 °C to -18 °C' },
      { no: 'I.25', kind: 'application', file: '030214, 030441', expected: '030214' },
      { no: 'I.23', kind: 'sum', file: '900', expected: '1,200.50' },
    ]
    const { formDifferences, version } = await read(params)
    expect(formDifferences).toMatchObject(expected)
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: version, idempotencyKey: randomUUID() })
    const { referenceNumber } = params
    const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(application.formDifferences).toMatchObject(expected)
    expect(application.filledForms?.[0]?.values['box-I-5']).toBe(other['box-I-5'])
  })

  it('is followed to the signature: what was typed in the file stands in the signed document', async () => {
    const { params } = await begin(
      aPdfDraft({ certificateFormats: ['E_CERT'], consentForECert: aDraft(new Date()).consentForECert }),
    )
    const { referenceNumber } = params
    await upload(params, await fillForm(await formOf(params), filled))
    const { version } = await read(params)
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: version, idempotencyKey: randomUUID() })
    const caseNow = () => officer.client.call(getCase, { params: { referenceNumber } })
    const act = async (person: LoggedIn, body: Handling) =>
      person.client.call(handleCase, {
        params: { referenceNumber },
        body,
        ifMatch: (await caseNow()).application.version,
      })
    await act(officer, { action: 'take' })
    const { validation } = await caseNow()
    const findings = validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING')
    await act(officer, { action: 'approve', confirmedViolations: findings.map(({ code }) => code) })
    await act(await logIn(server, 'caseworker', 'demo-henrik-dahl'), { action: 'sign' })
    const signed = await officer.client.call(getCaseSignedCertificate, { params: { referenceNumber } })
    const text = textOf(Buffer.from(await bytesOf(signed)))
    for (const words of ['Shanghai Seafood Import Co', 'Ship, MV Havila', 'Atlantic salmon', '1,200.50'])
      expect(text).toContain(words)
  })

  it('brings what was written before when it is fetched again, and takes the place of the one before', async () => {
    const { params } = await begin()
    await upload(params, await fillForm(await formOf(params), filled))
    const again = await formOf(params)
    expect((await PDFDocument.load(again)).getForm().getTextField('box-I-5').getText()).toBe(filled['box-I-5'])
    const { id } = await upload(params, await fillForm(again, { 'box-I-6': 'On behalf of nobody' }))
    const { attachments, filledForms } = await read(params)
    expect(attachments?.map((one) => one.id)).toEqual([id])
    expect(filledForms?.[0]?.values).toMatchObject({ 'box-I-5': filled['box-I-5'], 'box-I-6': 'On behalf of nobody' })
    await exporter.client.call(deleteAttachment, { params: { ...params, attachmentId: id } })
    expect((await read(params)).filledForms).toBeUndefined()
  })

  it('is asked for before the application is sent, and one of another template does not count', async () => {
    const { params, draft } = await begin()
    const send = (version: number) =>
      exporter.client.call(sendApplication, { params, body: {}, ifMatch: version, idempotencyKey: randomUUID() })
    await expect(send(1)).rejects.toMatchObject({
      problem: { issues: [{ path: 'attachments', code: 'pdfRequired' }] },
    })
    await upload(params, await fillForm(await formOf(params), filled))
    const turned = { ...draft, countryOfDestination: 'US', certificateTemplate: '2.1.22' }
    const saved = await exporter.client.call(saveApplication, { params, body: turned, ifMatch: 1 })
    expect(saved.application.filledForms).toBeUndefined()
    expect(saved.application.attachments).toHaveLength(1)
    await expect(send(saved.application.version)).rejects.toMatchObject({
      problem: { issues: expect.arrayContaining([{ path: 'attachments', code: 'formOutdated' }]) },
    })
  })
})

/** An application for Great Britain whose goods need the appendix. */
function aBritishDraft(): ApplicationDraft {
  const { applicationFormat: _, pdfCertificateDetails: __, ...draft } = aPdfDraft()
  const line = {
    id: 'vl-1',
    species: '711',
    isAlive: false,
    natureOfCommodity: 'FARMED',
    animalHealth: 'UNDISCLOSED',
  }
  const forBritain = { countryOfDestination: 'GB', certificateTemplate: '1.1.324', certificateFormats: ['PDF'] }
  // Words of the wire, which widen.
  return { ...draft, ...forBritain, applicationFormat: 'STANDARD', productLines: [line] } as ApplicationDraft
}
const appendixOf = async (params: Params) => bytesOf(await exporter.client.call(getAppendixForm, { params, query: {} }))

const notValid = 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_CERTIFICATE_DRAFT'

describe('[CRT-16] a form in which nobody has written', () => {
  const refusal = { code: notValid, problem: { title: expect.stringContaining('skjemaet er ikke fylt ut') } }
  const send = async (params: Params) => {
    const { version } = await read(params)
    return exporter.client.call(sendApplication, { params, body: {}, ifMatch: version, idempotencyKey: randomUUID() })
  }
  /** Rewrites what the server has read of a file, as one that was taken in before untouched ones were refused. */
  const asTakenBefore = async ({ referenceNumber }: Params, values: Record<string, string> | undefined) => {
    const database = await server.connect()
    const forms =
      values === undefined
        ? `document - 'filledForms'`
        : `jsonb_set(document #- '{filledForms,0,handedOut}', '{filledForms,0,values}', $2)`
    const given = values === undefined ? [referenceNumber] : [referenceNumber, JSON.stringify(values)]
    await database.query(`update applications set document = ${forms} where reference_number = $1`, given)
  }
  const prefilledIn = async (form: Uint8Array) => {
    const fields = (await PDFDocument.load(form)).getForm().getFields()
    const texts = fields.flatMap((field) => (field instanceof PDFTextField ? [field] : []))
    return Object.fromEntries(
      texts.flatMap((field) => {
        const text = field.getText()
        return text === undefined || field.isReadOnly() ? [] : [[field.getName(), text] as const]
      }),
    )
  }

  let begun: Params
  let handedOut: Uint8Array
  let kept: string

  beforeAll(async () => {
    begun = (await begin()).params
    handedOut = await formOf(begun)
    kept = (await upload(begun, await fillForm(handedOut, filled))).id
  })

  it.each<[string, (form: Uint8Array) => Promise<Uint8Array>]>([
    ['as it was handed out', async (form) => form],
    ['opened and saved by a program', (form) => fillForm(form, {})],
    ['with nothing but spaces', (form) => fillForm(form, { 'box-I-5': ' \n\u00a0\t', 'box-I-13': '\u200b\u00ad' })],
    [
      'with its prefilled text broken otherwise',
      async (form) =>
        fillForm(form, { 'box-I-1': ((await prefilledIn(form))['box-I-1'] ?? '').replaceAll('\n', ' \r ') }),
    ],
    ['with a prefilled box emptied', (form) => fillForm(form, { 'box-I-18': '' })],
  ])('%s is refused, and the file before it stays', async (_, change) => {
    await expect(upload(begun, await change(handedOut))).rejects.toMatchObject(refusal)
    const { attachments, filledForms } = await read(begun)
    expect(attachments?.map((one) => one.id)).toEqual([kept])
    expect(filledForms?.[0]?.values).toMatchObject(filled)
  })

  it('is refused also when what it was filled in with has changed since', async () => {
    const { params, draft } = await begin()
    const form = await formOf(params)
    const temperatureRequirements = { minTemperature: 0, maxTemperature: 4 }
    const body = { ...draft, pdfCertificateDetails: { ...draft.pdfCertificateDetails, temperatureRequirements } }
    await exporter.client.call(saveApplication, { params, body, ifMatch: 1 })
    await expect(upload(params, form)).rejects.toMatchObject(refusal)
    // One tick or one word is somebody's.
    await upload(params, await fillForm(form, { 'clause-II-1': 'X' }))
  })

  it('is none when it brings what was written before; what was prefilled then follows the application', async () => {
    const { params, draft } = await begin()
    await upload(params, await fillForm(await formOf(params), { 'box-I-5': filled['box-I-5'] }))
    const temperatureRequirements = { minTemperature: 0, maxTemperature: 4 }
    const body = { ...draft, pdfCertificateDetails: { ...draft.pdfCertificateDetails, temperatureRequirements } }
    await exporter.client.call(saveApplication, { params, body, ifMatch: 1 })
    const again = await formOf(params)
    expect(await prefilledIn(again)).toMatchObject({ 'box-I-5': filled['box-I-5'], 'box-I-18': '0 °C to 4 °C' })
    await upload(params, again)
    expect((await read(params)).formDifferences).toBeUndefined()
    await expect(upload(params, await fillForm(again, { 'box-I-5': '' }))).rejects.toMatchObject(refusal)
  })

  it('of an appendix is refused, and taken with one word', async () => {
    const { params } = await begin(aBritishDraft())
    const appendix = await appendixOf(params)
    const type = 'HEALTH_CERTIFICATE_DRAFT_APPENDIX'
    await expect(upload(params, appendix, type)).rejects.toMatchObject(refusal)
    expect((await read(params)).attachments).toEqual([])
    await upload(params, await fillForm(appendix, { 'table-A-1-1-health': 'Tested negative' }), type)
  })

  it('is refused when it is sent, if it was taken in before, with what to do at its field', async () => {
    const { params } = await begin()
    const form = await formOf(params)
    await upload(params, await fillForm(form, filled))
    await asTakenBefore(params, await prefilledIn(form))
    await expect(send(params)).rejects.toMatchObject({
      code: notValid,
      issues: [{ path: 'attachments', code: 'formUntouched' }],
    })
    await upload(params, await fillForm(await formOf(params), filled))
    expect(await send(params)).toMatchObject({ decision: 'MANUAL' })
  })

  it('cannot be ruled out of a file that was never read: it is refused when it is sent', async () => {
    const { params } = await begin()
    await upload(params, await fillForm(await formOf(params), filled))
    await asTakenBefore(params, undefined)
    await expect(send(params)).rejects.toMatchObject({ issues: [{ path: 'attachments', code: 'formOutdated' }] })
  })
})

const addAction = (action: Record<string, unknown>) => (document: Pdf) => {
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj(action as never))
}

async function flattened(pdf: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.load(pdf)
  document.getForm().flatten()
  return Buffer.from(await document.save())
}

describe('[CRT-11] [UPL-06] a file that is not the form that was handed out, or not only that', () => {
  const words = 'utfylt.pdf ble ikke lagt til - '
  let params: Params
  let form: Uint8Array
  let kept: string

  beforeAll(async () => {
    params = (await begin()).params
    form = await formOf(params)
    kept = (await upload(params, await fillForm(form, filled))).id
  })

  it.each<[string, (form: Uint8Array) => Promise<Buffer>, string]>([
    ['flattened', flattened, 'filen har ingen felt å lese'],
    [
      'with a script',
      (form) => fillForm(form, filled, addAction({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })),
      'filen inneholder skript eller handlinger',
    ],
    [
      'with XFA',
      (form) =>
        fillForm(form, filled, (document) => {
          document.catalog.getOrCreateAcroForm().dict.set(PDFName.of('XFA'), document.context.obj([]))
        }),
      'filen inneholder et skjema av en annen type (XFA)',
    ],
    [
      'with a file inside',
      (form) =>
        fillForm(form, filled, async (document) => {
          await document.attach(new Uint8Array([1, 2, 3]), 'inni.txt', { mimeType: 'text/plain' })
        }),
      'det ligger andre filer inni den',
    ],
    [
      'with a box too long',
      (form) => fillForm(form, { 'box-I-13': 'a'.repeat(400) }),
      'rute I.13 har 400 tegn. Det er plass til',
    ],
    [
      'with Chinese in a Latin box',
      (form) => fillForm(form, {}, chinese),
      'rute I.5 har tegn som ikke kan stå der: 上海',
    ],
    [
      'with lines that the table has not',
      (form) => fillForm(form, { 'clause-II-4-a': 'X', 'clause-II-4-a-lines': '0–999' }),
      'linjene ved II.4 a kan ikke leses: «0–999»',
    ],
    ['of somebody else', () => aFormOfOthers(), 'det er ikke skjemaet som du lastet ned her'],
  ])('%s is refused in words', async (_, change, reason) => {
    await expect(upload(params, await change(form))).rejects.toMatchObject({
      code: 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_CERTIFICATE_DRAFT',
      problem: { title: expect.stringContaining(`${words}${reason}`) },
    })
  })

  it('the appendix in the place of the certificate', async () => {
    const { params: britain } = await begin(aBritishDraft())
    const appendix = await appendixOf(britain)
    await expect(upload(britain, appendix)).rejects.toMatchObject({
      problem: { title: `${words}det er et annet skjema enn det som hører hjemme her.` },
    })
  })

  it('another application’s and an earlier version’s; and of all that nothing of the draft was lost', async () => {
    const { draft, params: others } = await begin()
    const mine = await fillForm(form, filled)
    const refused = (at: Params, content: Uint8Array, type?: FilledFormType) =>
      expect(upload(at, content, type)).rejects
    await refused(others, mine).toMatchObject({ problem: { title: `${words}skjemaet er laget for en annen søknad.` } })
    const { attachments, filledForms } = await read(params)
    expect(attachments?.map((one) => one.id)).toEqual([kept])
    expect(filledForms?.[0]?.values).toMatchObject(filled)
    await exporter.client.call(saveApplication, {
      params,
      body: { ...draft, countryOfDestination: 'US', certificateTemplate: '2.1.22' },
      ifMatch: 1,
    })
    await refused(params, mine).toMatchObject({ problem: { title: expect.stringContaining('før land, mal eller') } })
  })
})

const chinese = (document: Pdf) => {
  const { dict } = document.getForm().getTextField('box-I-5').acroField
  dict.set(PDFName.of('V'), PDFHexString.fromText('上海水产'))
}

async function aFormOfOthers(): Promise<Buffer> {
  const document = await PDFDocument.load(await aPdf())
  const page = document.getPages()[0]
  if (page === undefined) throw new Error('No page')
  document.getForm().createTextField('box-I-5').addToPage(page)
  return Buffer.from(await document.save())
}
