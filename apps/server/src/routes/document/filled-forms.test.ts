import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { drawCertificate, saveApplication, sendApplication } from '@eksport/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { begin, exporter, filled, formOf, read, startServerOfForms, upload } from '../../testing/filled-forms.ts'
import { fillForm } from '../../testing/index.ts'

startServerOfForms()

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
})
