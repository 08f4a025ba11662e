import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { contentHash } from '../../application/content.ts'
import { textOf } from '../../documents/testing/poppler.ts'
import { aDraft, type LoggedIn, logIn, startServer, type TestServer } from '../../testing/index.ts'

const organisationNumber = '310000043'
const folder = join(import.meta.dirname, '../../../../../packages/domain/src/testing/stored-shapes')
const shapes = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
let server: TestServer
let exporter: LoggedIn
let officer: LoggedIn
let signer: LoggedIn
let database: Client

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
  officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
  signer = await logIn(server, 'caseworker', 'demo-henrik-dahl')
  database = await server.connect()
})
afterAll(() => server?.stop())

const paramsOf = (referenceNumber: number) => ({ organisationNumber, referenceNumber })

async function newDraft(): Promise<number> {
  const body = aDraft(new Date())
  const { application } = await exporter.client.call(createApplication, { params: { organisationNumber }, body })
  return application.referenceNumber
}

const frozen = (shape: string, referenceNumber: number): Record<string, unknown> => ({
  ...JSON.parse(readFileSync(join(folder, shape), 'utf8')),
  referenceNumber,
})

/** Writes a document as it is beside what its own time wrote: columns, and a snapshot whose hash is over the stored bytes. */
async function store(
  document: Record<string, unknown>,
  kind: 'SUBMITTED' | 'APPROVED',
  sha256 = contentHash(document),
) {
  const { time } = document.certificateRetrieval as { time: string } // as each shape has it
  await database.query(
    `update applications set document = $2, status = $3, retrieval_time = $4, submitted_at = now(), version = 1
     where reference_number = $1`,
    [document.referenceNumber, JSON.stringify(document), document.applicationStatus, time],
  )
  await database.query(
    `insert into snapshots (reference_number, organisation_number, kind, version, document, sha256, created_at)
     values ($1, $2, $3, 1, $4, $5, now())`,
    [document.referenceNumber, organisationNumber, kind, JSON.stringify(document), sha256],
  )
}

describe.each(shapes)('an application stored as %s', (shape) => {
  let referenceNumber: number
  beforeAll(async () => {
    referenceNumber = await newDraft()
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

  it('[CRT-04] is printed for both sides', async () => {
    const preview = await exporter.client.call(getCertificatePreview, { params: paramsOf(referenceNumber) })
    expect(await textOf(Buffer.from(await preview.arrayBuffer()))).toContain('Testfartøy Delta')
    const forOfficer = await officer.client.call(getCasePreview, { params: { referenceNumber } })
    expect((await forOfficer.text()).startsWith('%PDF-')).toBe(true)
    const receipt = await exporter.client.call(getReceipt, { params: paramsOf(referenceNumber) })
    expect((await receipt.text()).startsWith('%PDF-')).toBe(true)
  })

  it('[CRT-04] that was approved then is signed now, by the hash of what is stored, whatever wrote the row since', async () => {
    const one = await newDraft()
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

describe('a draft of an earlier version', () => {
  async function earlierDraft() {
    const referenceNumber = await newDraft()
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
