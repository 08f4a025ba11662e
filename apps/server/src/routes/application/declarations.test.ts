import { createApplication, getApplication, saveApplication, sendApplication } from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import { given } from '@eksport/domain/testing'
import { describe, expect, it } from 'vitest'
import { aDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { database, exporter } = await serverWith(['exporter'])

const paramsOf = (referenceNumber: number) => ({ organisationNumber, referenceNumber })

const begin = async (body: ApplicationDraft, originalReferenceNumber?: number) =>
  exporter.client.call(createApplication, {
    params: { organisationNumber },
    ...(originalReferenceNumber === undefined ? {} : { query: { originalReferenceNumber } }),
    body,
  })

async function storedTransport(referenceNumber: number) {
  const { rows } = await database.query(
    "select document->'transport' as transport from applications where reference_number = $1",
    [referenceNumber],
  )
  return rows[0].transport
}

const brazil = {
  certificateTemplate: '1.1.7',
  countryOfDestination: 'BR',
  certificateFormats: ['PAPER' as const],
}

describe('a declaration', () => {
  it('[CRT-03] is stored with the text that it was given to', async () => {
    const { application } = await begin(aDraft(new Date()))
    expect((await storedTransport(application.referenceNumber)).fulfillsEuRequirements).toEqual({
      given: true,
      template: '1.1.100',
      textVersion: expect.any(Number),
    })
  })

  it('[CRT-03] goes when the country is another one, which is told, and comes back when that is undone', async () => {
    const draft = aDraft(new Date())
    const { application } = await begin(draft)
    const params = paramsOf(application.referenceNumber)
    const turned = await exporter.client.call(saveApplication, { params, body: { ...draft, ...brazil }, ifMatch: 1 })
    expect(turned.withdrawn).toEqual(
      expect.arrayContaining([
        'consentForECert',
        'transport.consentGeneralRequirements',
        'transport.pointOfEntry',
        'recipient.placeOfDestination.country',
        'productLines.0.aquacultureArea',
      ]),
    )
    expect(turned.application.certificateTemplateVersion).toBe(1)
    const kept = JSON.stringify(await storedTransport(application.referenceNumber))
    expect(kept).not.toMatch(/given|CNPVG/)
    const undone = await exporter.client.call(saveApplication, { params, body: draft, ifMatch: 2 })
    expect(undone.withdrawn).toBeUndefined()
    expect(undone.application).toMatchObject({
      transport: draft.transport,
      recipient: draft.recipient,
      productLines: draft.productLines,
    })
    const read = await exporter.client.call(getApplication, { params })
    expect(read.application.certificateTemplateVersion).toBe(application.certificateTemplateVersion)
  })

  it('[CRT-03] goes with a copy, to another country and to the same, and must be given again to be sent', async () => {
    const { application } = await begin(aDraft(new Date()))
    const { consignor, applicationType, applicationFormat, certificateFormats, ...rest } = aDraft(new Date())
    const { certificateTemplate, countryOfDestination, control, transport, certificateRetrieval } = rest
    const choices = { consignor, applicationType, applicationFormat }
    const same = { ...choices, certificateFormats, certificateTemplate, countryOfDestination }
    const copy = await begin(same, application.referenceNumber)
    const declared = ['consentGeneralRequirements', 'fulfillsEuRequirements', 'intendedForHumanConsumption']
    expect(copy.withdrawn).toEqual(
      expect.arrayContaining(['consentForECert', ...declared.map((name) => `transport.${name}`)]),
    )
    expect(JSON.stringify(copy.application)).not.toContain('"given"')
    const params = paramsOf(copy.application.referenceNumber)
    const { consentGeneralRequirements: _, ...undeclared } = transport ?? {}
    const parts = {
      control,
      certificateRetrieval,
      recipient: rest.recipient,
      sender: rest.sender,
      productLines: rest.productLines,
    }
    const body = { ...same, ...parts, transport: undeclared, consentForECert: rest.consentForECert }
    await exporter.client.call(saveApplication, { params, body, ifMatch: 1 })
    await expect(exporter.client.call(sendApplication, { params, body: {}, ifMatch: 2 })).rejects.toMatchObject({
      code: 'INCOMPLETE',
      issues: [{ path: 'transport.consentGeneralRequirements', code: 'required' }],
    })
    const abroad = await begin({ ...choices, ...brazil }, application.referenceNumber)
    expect(abroad.withdrawn).toEqual(
      expect.arrayContaining(['productLines.0.aquacultureArea', 'transport.pointOfEntry']),
    )
    expect(JSON.stringify(abroad.application)).not.toMatch(/"given"|CNPVG|FAO27/)
  })

  it('[CRT-03] to another text is not given', async () => {
    const draft = aDraft(new Date())
    const transport = { ...draft.transport, fulfillsEuRequirements: given('1.1.12') }
    const { application } = await begin({ ...draft, transport })
    const params = paramsOf(application.referenceNumber)
    await expect(exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1 })).rejects.toMatchObject({
      issues: [{ path: 'transport.fulfillsEuRequirements', code: 'euRequirements' }],
    })
  })

  it('[CRT-03] is not stored without its question, though whoever saves still has it', async () => {
    const draft: ApplicationDraft = { ...aDraft(new Date()), certificateFormats: ['E_CERT'] }
    const { application } = await begin(draft)
    expect(application.consentForECert).toEqual(draft.consentForECert)
    const params = paramsOf(application.referenceNumber)
    const onPaper: ApplicationDraft = { ...draft, certificateFormats: ['PAPER'] }
    const saved = await exporter.client.call(saveApplication, { params, body: onPaper, ifMatch: 1 })
    const read = await exporter.client.call(getApplication, { params })
    for (const answer of [saved, read]) {
      expect(answer.application.certificateFormats).toEqual(['PAPER'])
      expect({ ...answer.application, ...answer.draft }).not.toHaveProperty('consentForECert')
    }
  })

  it('[CRT-03] [TPL-16] that was only ticked is read as given to the text of its time', async () => {
    const { application } = await begin(aDraft(new Date()))
    const { referenceNumber } = application
    const ticked = { ...application.transport, fulfillsEuRequirements: true, consentGeneralRequirements: true }
    await database.query('update applications set document = document || $2 where reference_number = $1', [
      referenceNumber,
      JSON.stringify({ transport: { ...ticked, intendedForHumanConsumption: true }, consentForECert: true }),
    ])
    const read = await exporter.client.call(getApplication, { params: paramsOf(referenceNumber) })
    expect(read.application.consentForECert).toEqual({ given: true, template: '1.1.100', textVersion: 2 })
    await exporter.client.call(sendApplication, { params: paramsOf(referenceNumber), body: {}, ifMatch: 1 })
  })
})
