import { createApplication, getApplication, getCase, getReceipt, saveApplication, sendApplication } from '@eksport/api'
import { type Application, buildRequest } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { aDraft, newDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { database, exporter, officer } = await serverWith(['exporter', 'officer'])

const paramsOf = (referenceNumber: number) => ({ organisationNumber, referenceNumber })

/** A document as earlier versions of the portal stored it: the ship of the transport apart, one vessel and area a line, seconds. */
function earlierShape({ transport, productLines = [], control, ...document }: Application) {
  const { flightNumber, ...rest } = transport ?? {}
  return {
    transport: {
      ...rest,
      ...{ meansOfTransport: 'SHIP', vesselName: 'MS Nordlys' },
      ...{ timeOfDeparture: '18:30:00', placeOfDispatch: 'Bodø' },
    },
    productLines: productLines.map(({ lotNumber: _, productClassificationCode: hsCode, ...line }) => ({
      ...line,
      ...{ hsCode, lotNumber: '', natureOfCommodity: 'WILD_CAUGHT' },
      ...{ vesselName: 'Delta', vesselNumber: 'F-1-T', catchArea: 'FAO27' },
    })),
    control: { ...control, dispatchTime: '08:00:00' },
    certificateRetrieval: { ...document.certificateRetrieval, time: '10:30:00' },
  }
}

const today = {
  transport: { vessel: { name: 'MS Nordlys' }, timeOfDeparture: '18:30', placeOfDispatch: { value: 'Bodø' } },
  productLines: [
    {
      productClassificationCode: expect.any(String),
      vesselInformation: [{ vesselName: 'Delta', vesselNumber: 'F-1-T' }],
      catchAreas: ['FAO27'],
    },
  ],
  control: { dispatchTime: '08:00' },
  certificateRetrieval: { time: '10:30' },
}

const storeEarlier = (application: Application) =>
  database.query('update applications set document = document || $2 where reference_number = $1', [
    application.referenceNumber,
    JSON.stringify(earlierShape(application)),
  ])

async function storedDocument(referenceNumber: number): Promise<Application> {
  const { rows } = await database.query('select document from applications where reference_number = $1', [
    referenceNumber,
  ])
  return rows[0].document
}

describe('an application that was stored in an earlier shape', () => {
  it('[TPL-16] is read, saved and stored as one of today', async () => {
    const application = await newDraft(exporter)
    const params = paramsOf(application.referenceNumber)
    await storeEarlier(application)
    expect((await storedDocument(application.referenceNumber)).transport).toHaveProperty('vesselName')
    const read = await exporter.client.call(getApplication, { params })
    expect(read.application).toMatchObject(today)
    expect(read.application.transport).not.toHaveProperty('vesselName')
    expect(read.application.productLines?.[0]).not.toHaveProperty('lotNumber')
    const body = buildRequest(read.application)
    const saved = await exporter.client.call(saveApplication, { params, body, ifMatch: read.application.version })
    expect(saved.application).toMatchObject(today)
    expect(await storedDocument(application.referenceNumber)).toMatchObject(today)
    expect((await storedDocument(application.referenceNumber)).transport).not.toHaveProperty('vesselName')
  })

  it('[TPL-16] is copied, sent, and read by the officer and from what was sent', async () => {
    const application = await newDraft(exporter)
    const { referenceNumber } = application
    const params = paramsOf(referenceNumber)
    const query = { originalReferenceNumber: referenceNumber }
    await storeEarlier(application)
    const { consignor, ...start } = aDraft(new Date())
    const { application: copy } = await exporter.client.call(createApplication, {
      params: { organisationNumber },
      query,
      body: {
        consignor,
        applicationType: start.applicationType,
        applicationFormat: start.applicationFormat,
        certificateFormats: start.certificateFormats,
        certificateTemplate: start.certificateTemplate,
        countryOfDestination: start.countryOfDestination,
      },
    })
    expect(copy).toMatchObject({ productLines: today.productLines })
    // What the form asks of this template besides; the earlier shape had no such answers.
    await database.query(
      `update applications set document = jsonb_set(document, '{productLines,0}', $2) where reference_number = $1`,
      [referenceNumber, JSON.stringify(application.productLines?.[0])],
    )
    const ifMatch = application.version
    const sent = await exporter.client.call(sendApplication, { params, body: {}, ifMatch })
    // What was sent never changes, so an earlier version's snapshot is another one.
    await database.query(
      `insert into snapshots (reference_number, organisation_number, kind, version, document, sha256, created_at)
       select reference_number, organisation_number, kind, version + 1, document || $2, sha256, created_at + interval '1 second'
       from snapshots where reference_number = $1`,
      [referenceNumber, JSON.stringify({ transport: earlierShape(application).transport })],
    )
    const { application: read } = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(read.transport).toMatchObject(today.transport)
    const receipt = await exporter.client.call(getReceipt, { params })
    expect(sent.receiptId).toEqual(expect.any(String))
    expect((await receipt.text()).startsWith('%PDF-')).toBe(true)
  })
})

it('[STA-08] a refusal from before letters had a language is one in bokmål', async () => {
  const { referenceNumber } = await newDraft(exporter)
  const refusal = { reason: 'x', legalBasis: '§ 1', decidedDateTime: '2026-11-20T12:00:00Z' }
  const complaint = { nb: 'Klage', nn: 'Klage', en: 'Complaint' }
  await database.query('update applications set document = document || $2 where reference_number = $1', [
    referenceNumber,
    { refusal: { ...refusal, complaint } },
  ])
  const { application } = await exporter.client.call(getApplication, { params: paramsOf(referenceNumber) })
  expect(application.refusal).toEqual({ ...refusal, complaint, language: 'nb' })
})
