import { randomUUID } from 'node:crypto'
import { PDFDocument, PDFTextField } from '@cantoo/pdf-lib'
import { getAppendixForm, getApplication, getForm, sendApplication, uploadAttachment } from '@eksport/api'
import type { ApplicationDraft, FilledFormType } from '@eksport/domain'
import { expect } from 'vitest'
import { organisationNumber } from './a-draft.ts'
import { aDraft } from './index.ts'
import { newDraft } from './new-draft.ts'
import { exporter, server } from './shared-server.ts'

/** A draft for China in the PDF format. */
export function aPdfDraft(overrides: Partial<ApplicationDraft> = {}): ApplicationDraft {
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

export async function begin(body: ApplicationDraft = aPdfDraft()) {
  const application = await newDraft(exporter, body)
  const params = { organisationNumber, referenceNumber: application.referenceNumber }
  return { params, draft: body }
}

export type Params = Awaited<ReturnType<typeof begin>>['params']

export const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

export const formOf = async (params: Params) => bytesOf(await exporter.client.call(getForm, { params, query: {} }))

export const upload = (
  params: Params,
  content: Uint8Array,
  attachmentType: FilledFormType = 'HEALTH_CERTIFICATE_DRAFT',
) =>
  exporter.client.call(uploadAttachment, {
    params,
    body: { attachment: [new File([new Uint8Array(content)], 'utfylt.pdf')], attachmentType },
  })

export const read = async (params: Params) => (await exporter.client.call(getApplication, { params })).application

/** A row of goods with all that its template requires besides the code, which is prefilled. */
export const rowOfGoods = (row: number, netWeight: string, packages: string) => ({
  [`table-I-25-${row}-species`]: 'Atlantic salmon',
  [`table-I-25-${row}-natureOfCommodity`]: 'Farmed, frozen, fillet',
  [`table-I-25-${row}-approvalNumber`]: 'ST337',
  [`table-I-25-${row}-productionPeriod`]: '1 Nov 2026',
  [`table-I-25-${row}-netWeight`]: netWeight,
  [`table-I-25-${row}-numberOfPackages`]: packages,
})

export const filled = {
  'box-I-5': 'Shanghai Seafood Import Co\n1 Harbour Road\nShanghai',
  'box-I-11': 'Tromsø',
  'box-I-12': 'Shanghai Cold Store, Shanghai',
  'box-I-14': '1 December 2026',
  'box-I-16': 'Ship, MV Havila',
  'box-I-19': 'Human consumption',
  ...rowOfGoods(1, '1,200.50', '60'),
  'box-I-21': '60',
  'box-I-22': 'Cartons',
  'box-I-23': '1,200.50 kg',
  'box-I-26': 'ST337 Example Salmon AS',
  'clause-II-2': 'X',
  'clause-II-3': 'X',
  'clause-II-4-a': 'X',
  'clause-II-8-c': 'X',
  'clause-II-9': 'X',
}

/** An application for Great Britain whose goods need the appendix. */
export function aBritishDraft(): ApplicationDraft {
  const { applicationFormat: _, pdfCertificateDetails: __, ...draft } = aPdfDraft()
  const line = {
    id: 'vl-1',
    species: '711',
    isAlive: false,
    natureOfCommodity: 'FARMED',
    exportTypeDeclaration: 'F',
    animalHealth: 'UNDISCLOSED',
  }
  const forBritain = { countryOfDestination: 'GB', certificateTemplate: '1.1.324', certificateFormats: ['PDF'] }
  // Cast, because the literals widen to strings.
  return { ...draft, ...forBritain, applicationFormat: 'STANDARD', productLines: [line] } as ApplicationDraft
}

export const appendixOf = async (params: Params) =>
  bytesOf(await exporter.client.call(getAppendixForm, { params, query: {} }))

export const notValidForm = 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_CERTIFICATE_DRAFT'

/** The refusal of a form without entries. */
export const untouchedRefusal = {
  code: notValidForm,
  problem: { title: expect.stringContaining('skjemaet er ikke fylt ut') },
}

/** [CRT-16] The refusal of a form with empty required boxes. */
export const incompleteRefusal = {
  code: notValidForm,
  problem: { title: expect.stringContaining('fyll ut også: ') },
}

export const send = async (params: Params) => {
  const { version } = await read(params)
  return exporter.client.call(sendApplication, { params, body: {}, ifMatch: version, idempotencyKey: randomUUID() })
}

/** Rewrites what the server has read from a file, to imitate one accepted before forms without entries were refused. */
export const asTakenBefore = async ({ referenceNumber }: Params, values: Record<string, string> | undefined) => {
  const database = await server.connect()
  const forms =
    values === undefined
      ? `document - 'filledForms'`
      : `jsonb_set(document #- '{filledForms,0,handedOut}', '{filledForms,0,values}', $2)`
  const given = values === undefined ? [referenceNumber] : [referenceNumber, JSON.stringify(values)]
  await database.query(`update applications set document = ${forms} where reference_number = $1`, given)
}

/** The empty boxes, with the values that the application knows. */
export const prefilledIn = async (form: Uint8Array) => {
  const fields = (await PDFDocument.load(form)).getForm().getFields()
  const texts = fields.flatMap((field) => (field instanceof PDFTextField ? [field] : []))
  return Object.fromEntries(
    texts.flatMap((field) => {
      const text = field.getText()
      return text === undefined || field.isReadOnly() ? [] : [[field.getName(), text] as const]
    }),
  )
}
