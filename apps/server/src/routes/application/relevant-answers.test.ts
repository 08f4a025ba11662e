import {
  getApplication,
  getCase,
  getCertificatePreview,
  listApplications,
  saveApplication,
  sendApplication,
  validateApplication,
} from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import { given } from '@eksport/domain/testing'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../documents/testing/poppler.ts'
import { aDraft, newDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { database, exporter, officer } = await serverWith(['exporter', 'officer'])

const begin = async (body: ApplicationDraft) => {
  const application = await newDraft(exporter, body)
  return { organisationNumber, referenceNumber: application.referenceNumber }
}

async function storedDocument(referenceNumber: number) {
  const { rows } = await database.query('select document from applications where reference_number = $1', [
    referenceNumber,
  ])
  return rows[0].document
}

/** A living fish, which was a frozen fillet before the exporter thought again. */
const livingFish = (): ApplicationDraft => {
  const draft = aDraft(new Date())
  const [line] = draft.productLines ?? []
  if (line === undefined) throw new Error('The draft has no line')
  const leftOver = {
    processingState: 'FROZEN',
    processingType: 'MILT',
    catchAreas: ['FAO27'],
    wildCaughtConsent: given(),
  }
  return { ...draft, productLines: [{ ...line, ...leftOver, isAlive: true }] }
}

/** Answers of many forms, sent by the form for any country: the interface alone can leave all of them. */
const forTheUsa = (draft: ApplicationDraft): ApplicationDraft => ({
  ...draft,
  countryOfDestination: 'US',
  certificateTemplate: '2.1.22',
  certificateFormats: ['PAPER'],
  recipient: {
    consignee: {
      name: 'Boston Sample Seafood Inc',
      address: 'Example Pier 9',
      city: 'Boston',
      phoneNumber: { callingCode: '+1', number: '5550000' },
    },
    placeOfDestination: { city: 'Boston', country: 'US' },
    operatorResponsibleForConsignment: { name: 'Left Over Operator Ltd', address: 'Left Over Road 1' },
  },
  transport: {
    ...draft.transport,
    totalGrossWeight: 1,
    entryBcp: 'GBHUL',
    noPhosphatesAdded: given(),
    consentGeneralRequirements: given('2.1.22'),
    intendedForCanningIndustry: true,
  },
  productLines: (draft.productLines ?? []).map((line) => ({
    ...line,
    productClassificationCode: '0302',
    animalHealth: 'UNDISCLOSED' as const,
    consentFishFedWithoutPorkProtein: given(),
  })),
})

describe('an answer that the form does not ask now', () => {
  it('[CRT-02] breaks no rule, in the check and when it is sent, and is not sent', async () => {
    const body = livingFish()
    const { errors } = await exporter.client.call(validateApplication, { body })
    expect(errors.filter(({ severity }) => severity === 'CRITICAL')).toEqual([])
    const params = await begin(body)
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1 })
    const [line] = (await storedDocument(params.referenceNumber)).productLines
    for (const hidden of ['processingState', 'processingType', 'catchAreas', 'wildCaughtConsent'])
      expect(line).not.toHaveProperty(hidden)
  })

  it('[CRT-02] is kept by the draft for whoever edits it, and is no part of what it says', async () => {
    const params = await begin(livingFish())
    const { application, draft } = await exporter.client.call(getApplication, { params })
    expect(application.productLines?.[0]).not.toHaveProperty('catchAreas')
    expect(draft?.productLines?.[0]?.catchAreas).toEqual(['FAO27'])
    const whole = await begin(aDraft(new Date()))
    expect((await exporter.client.call(getApplication, { params: whole })).draft).toBeUndefined()
  })

  it('[CRT-02] of another template is neither judged, sent, listed, shown nor printed', async () => {
    const draft = aDraft(new Date())
    const params = await begin(draft)
    const body = forTheUsa(draft)
    const saved = await exporter.client.call(saveApplication, { params, body, ifMatch: 1 })
    expect(saved.application.certificateTemplateVersion).toBe(1)
    expect(saved.validation.errors.filter(({ severity }) => severity === 'CRITICAL')).toEqual([])
    const preview = await exporter.client.call(getCertificatePreview, { params })
    const printed = await textOf(Buffer.from(await preview.arrayBuffer()))
    expect(printed).not.toMatch(/Left Over|GBHUL|European Economic Area|porcine|phosphates|12345/)
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: saved.application.version })
    const { application } = await officer.client.call(getCase, { params: { referenceNumber: params.referenceNumber } })
    const stored = await storedDocument(params.referenceNumber)
    for (const document of [application, stored]) {
      expect(document.recipient).not.toHaveProperty('operatorResponsibleForConsignment')
      for (const foreign of ['fulfillsEuRequirements', 'intendedForHumanConsumption', 'entryBcp', 'totalGrossWeight'])
        expect(document.transport).not.toHaveProperty(foreign)
      for (const foreign of ['aquacultureArea', 'animalHealth', 'consentFishFedWithoutPorkProtein'])
        expect(document.productLines[0]).not.toHaveProperty(foreign)
    }
    const page = await exporter.client.call(listApplications, { params: { organisationNumber } })
    expect(page.content.find(({ referenceNumber }) => referenceNumber === params.referenceNumber)).toMatchObject({
      countryOfDestination: 'US',
    })
  })
})
