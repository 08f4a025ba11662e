import { randomUUID } from 'node:crypto'
import { PDFDocument, PDFHexString, PDFName, PDFString, type PDFDocument as Pdf } from '@cantoo/pdf-lib'
import {
  deleteAttachment,
  drawCertificate,
  getCase,
  getCaseSignedCertificate,
  type Handling,
  handleCase,
  saveApplication,
  sendApplication,
} from '@eksport/api'
import type { FilledFormType } from '@eksport/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '../../documents/testing/poppler.ts'
import {
  aBritishDraft,
  aPdfDraft,
  appendixOf,
  begin,
  bytesOf,
  filled,
  formOf,
  type Params,
  read,
  rowOfGoods,
  upload,
} from '../../testing/filled-forms.ts'
import { aDraft, aPdf, fillForm, type LoggedIn, logIn } from '../../testing/index.ts'
import { exporter, officer, server, startSharedServer } from '../../testing/shared-server.ts'

startSharedServer()

const addAction = (action: Record<string, unknown>) => (document: Pdf) => {
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj(action as never))
}

async function flattened(pdf: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.load(pdf)
  document.getForm().flatten()
  return Buffer.from(await document.save())
}

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

describe('[CRT-11] [WIZ-14] a form to fill in', () => {
  let begun: Awaited<ReturnType<typeof begin>>
  let handedOut: Uint8Array
  beforeAll(async () => {
    begun = await begin()
    handedOut = await formOf(begun.params)
  })

  it('has one field a box, with what the application knows', async () => {
    const document = await PDFDocument.load(handedOut)
    // Boxes, goods and statements, a page each: what is missing is told with its page.
    expect(document.getPageCount()).toBe(3)
    const form = document.getForm()
    const text = (name: string) => form.getTextField(name).getText()
    expect(text('box-I-1')).toContain('Midnattsol Testlaks AS')
    expect(text('box-I-18')).toBe('-25 °C to -18 °C')
    expect(text('table-I-25-1-productClassificationCode')).toBe('030214')
    expect(text('box-I-5')).toBeUndefined()
    expect(form.getCheckBox('clause-II-1').isChecked()).toBe(false)
  })

  it('is read into the same boxes, and the certificate is drawn from them', async () => {
    const { params, draft } = begun
    const kept = await upload(params, await fillForm(handedOut, filled))
    const { filledForms, formDifferences, attachments } = await read(params)
    expect(attachments).toMatchObject([{ id: kept.id, type: 'HEALTH_CERTIFICATE_DRAFT' }])
    expect(filledForms).toMatchObject([{ attachmentId: kept.id, values: filled }])
    expect(formDifferences).toBeUndefined()
    const { referenceNumber } = params
    const { boxes } = await exporter.client.call(drawCertificate, { query: { referenceNumber }, body: draft })
    const state = (no: string) => boxes.find((box) => box.no === no)?.state
    expect([state('I.5'), state('I.16'), state('I.25'), state('I.6')]).toEqual(['filled', 'filled', 'filled', 'empty'])
  })

  it('is asked for before the application is sent, and one of another template does not count', {
    tags: 'proof',
  }, async () => {
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

  it('is followed to the signature: what was typed in the file stands in the signed document', {
    tags: 'proof',
  }, async () => {
    const { params } = await begin(
      aPdfDraft({ certificateFormats: ['E_CERT'], consentForECert: aDraft(new Date()).consentForECert }),
    )
    const { referenceNumber } = params
    // Without paper the application does not ask how warm the goods may be.
    const whole = { ...filled, 'box-I-18': '-25 °C to -18 °C' }
    await upload(params, await fillForm(await formOf(params), whole))
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

  it('says to both sides where it differs from the application', { tags: 'proof' }, async () => {
    const { params } = await begin()
    const form = await formOf(params)
    const other = {
      ...filled,
      'box-I-18': '2 °C to 4 °C',
      'box-I-23': '900',
      ...rowOfGoods(2, '0.00', '0'),
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

  it('brings what was written before when it is fetched again, and takes the place of the one before', {
    tags: 'proof',
  }, async () => {
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
})

describe('[CRT-11] [UPL-06] a file that is not the form that was handed out, or not only that', {
  tags: 'proof',
}, () => {
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
