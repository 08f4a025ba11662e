import {
  createApplication,
  getApplication,
  getCase,
  getCasePreview,
  getCertificatePreview,
  getReceipt,
  handleCase,
  listApplications,
  listCases,
  saveApplication,
  sendApplication,
} from '@eksport/api'
import { buildRequest, readStored } from '@eksport/domain'
import { given } from '@eksport/domain/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '../../documents/testing/poppler.ts'
import { frozen, paramsOf, shapes, store } from '../../testing/frozen-shapes.ts'
import { aDraft, type LoggedIn, logIn, newDraft, organisationNumber } from '../../testing/index.ts'
import { database, exporter, officer, server, startSharedServer } from '../../testing/shared-server.ts'

startSharedServer()

describe.each(shapes)('an application stored as %s', (shape) => {
  let referenceNumber: number
  beforeAll(async () => {
    referenceNumber = (await newDraft(exporter)).referenceNumber
    await store(frozen(shape, referenceNumber), 'SUBMITTED')
  })

  it('[CRT-04] stands in the lists of both sides', async () => {
    const own = await exporter.client.call(listApplications, { params: { organisationNumber } })
    const cases = await officer.client.call(listCases, { query: { referenceNumber: String(referenceNumber) } })
    for (const { content } of [own, cases])
      expect(content.find((row) => row.referenceNumber === referenceNumber)).toMatchObject({ retrievalTime: '10:30' })
  })

  it('[CRT-04] is read by both sides, with its declarations and lists', async () => {
    const read = await exporter.client.call(getApplication, { params: paramsOf(referenceNumber) })
    const handled = await officer.client.call(getCase, { params: { referenceNumber } })
    for (const { application } of [read, handled]) {
      expect(application.transport?.fulfillsEuRequirements).toMatchObject({ given: true, template: '1.1.100' })
      expect(application.productLines?.[1]?.vesselInformation).toEqual([
        { vesselName: 'Testfartøy Delta', vesselNumber: 'F-1-T' },
      ])
      expect(application.control?.dispatchTime).toBe('08:00')
    }
    expect(handled.validation.errors.map(({ code }) => code)).not.toContain('CONSENT_MISSING')
  })

  it('[CRT-04] is copied, by the form of today', async () => {
    const { consignor, applicationType, applicationFormat, certificateFormats, ...rest } = aDraft(new Date())
    const { certificateTemplate, countryOfDestination } = rest
    const { application } = await exporter.client.call(createApplication, {
      params: { organisationNumber },
      query: { originalReferenceNumber: referenceNumber },
      body: {
        consignor,
        applicationType,
        applicationFormat,
        certificateFormats,
        certificateTemplate,
        countryOfDestination,
      },
    })
    expect(application.certificateTemplateVersion).toBe(2)
    expect(application.productLines?.[1]).toMatchObject({ vesselInformation: [{ vesselName: 'Testfartøy Delta' }] })
    expect(application.productLines?.[1]).not.toHaveProperty('wildCaughtConsent')
  })
})

describe('a draft of an earlier version', () => {
  async function earlierDraft() {
    const referenceNumber = (await newDraft(exporter)).referenceNumber
    const declared = { fulfillsEuRequirements: given('1.1.100', 1), consentGeneralRequirements: given('1.1.100', 1) }
    await database.query(
      `update applications set document = jsonb_set(document || '{"certificateTemplateVersion": 1}', '{transport}',
       document->'transport' || $2) where reference_number = $1`,
      [referenceNumber, JSON.stringify(declared)],
    )
    return paramsOf(referenceNumber)
  }

  it('[CRT-04] moves to the newest at its next save, and the exporter is told what no longer counts', async () => {
    const params = await earlierDraft()
    const { application, draft } = await exporter.client.call(getApplication, { params })
    expect(application.certificateTemplateVersion).toBe(1)
    const body = buildRequest(draft ?? application)
    const saved = await exporter.client.call(saveApplication, { params, body, ifMatch: 1 })
    expect(saved).toMatchObject({
      templateVersionBefore: 1,
      withdrawn: ['transport.consentGeneralRequirements'],
      application: { certificateTemplateVersion: 2, transport: { fulfillsEuRequirements: { given: true } } },
    })
    const again = await exporter.client.call(saveApplication, { params, body, ifMatch: 2 })
    expect(again).not.toHaveProperty('templateVersionBefore')
  })

  it('[CRT-04] is sent by the newest, and stays with it', async () => {
    const params = await earlierDraft()
    await expect(exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1 })).rejects.toMatchObject({
      issues: [{ path: 'transport.consentGeneralRequirements', code: 'required' }],
    })
    const { application, draft } = await exporter.client.call(getApplication, { params })
    const request = buildRequest(draft ?? application)
    const transport = { ...request.transport, consentGeneralRequirements: given() }
    await exporter.client.call(saveApplication, { params, body: { ...request, transport }, ifMatch: 1 })
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: 2 })
    const { application: sent } = await exporter.client.call(getApplication, { params })
    expect(sent.certificateTemplateVersion).toBe(2)
  })
})

let signer: LoggedIn

beforeAll(async () => {
  signer = await logIn(server, 'caseworker', 'demo-henrik-dahl')
})

describe.each(shapes)('an application stored as %s', { tags: 'proof' }, (shape) => {
  let referenceNumber: number
  beforeAll(async () => {
    referenceNumber = (await newDraft(exporter)).referenceNumber
    await store(frozen(shape, referenceNumber), 'SUBMITTED')
  })

  it('[CRT-04] is printed for both sides', async () => {
    const preview = await exporter.client.call(getCertificatePreview, { params: paramsOf(referenceNumber) })
    expect(await textOf(Buffer.from(await preview.arrayBuffer()))).toContain('Testfartøy Delta')
    const forOfficer = await officer.client.call(getCasePreview, { params: { referenceNumber } })
    expect((await forOfficer.text()).startsWith('%PDF-')).toBe(true)
    const receipt = await exporter.client.call(getReceipt, { params: paramsOf(referenceNumber) })
    expect((await receipt.text()).startsWith('%PDF-')).toBe(true)
  })

  it('[CRT-04] that was approved then is signed now, by the hash of what is stored, whatever wrote the row since', async () => {
    const one = (await newDraft(exporter)).referenceNumber
    const approved = {
      ...frozen(shape, one),
      applicationStatus: 'TIL_SIGNERING',
      approvedDateTime: '2026-11-21T10:00:00+01:00',
      caseworker: { id: 'demo-kari-nordli', name: 'Kari Nordli' },
    }
    await store(approved, 'APPROVED', 'f'.repeat(64))
    const sign = () =>
      signer.client.call(handleCase, { params: { referenceNumber: one }, body: { action: 'sign' }, ifMatch: 1 })
    await expect(sign()).rejects.toMatchObject({ status: 409 })
    await store(approved, 'APPROVED')
    await database.query('update applications set document = $2 where reference_number = $1', [
      one,
      JSON.stringify(readStored(approved)),
    ])
    expect(await sign()).toMatchObject({ applicationStatus: 'GODKJENT' })
  })
})
