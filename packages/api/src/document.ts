import { applicationDraftSchema, keptFileSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, pdfResponse, xmlResponse } from './endpoint/define-endpoint.ts'
import { applicationParams, referenceNumberSchema } from './endpoint/params.ts'
import { applicationsV2, applicationsV3, v3 } from './endpoint/paths.ts'

/** The place of a numbered box or clause of a certificate, in points from the upper left corner of its page; pages are counted from one. */
const sheetBoxSchema = z.object({
  no: z.string(),
  /** The caption in English, which every certificate has; for a clause, its text. */
  caption: z.string(),
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  /** `schedule`: the content does not fit in the box and is printed on a separate page. */
  state: z.enum(['filled', 'empty', 'schedule']),
  /** Whether the box lacks an answer that the form requires. */
  missing: z.boolean(),
  /** Whether its content differs from the application that this one is compared with. */
  changed: z.boolean(),
  /** Paths of the answers that fill it or that it rests on, missing ones first; product lines by their index, counted from zero. */
  paths: z.array(z.string()),
})

/**
 * [CRT-08] A certificate for the screen: one picture per page, and the places of its boxes and clauses.
 *
 * @internal
 */
export const certificateSheetsSchema = z.object({
  /** In points. */
  width: z.number(),
  height: z.number(),
  /** SVG. */
  pages: z.array(z.string()),
  boxes: z.array(sheetBoxSchema),
})

export type CertificateSheets = z.infer<typeof certificateSheetsSchema>

/** [CRT-12] What the exporter may download now: the certificate first, then what was decided, received and sent in. */
export const listFiles = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/filer`,
  summary: 'Filene i søknaden',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.array(keptFileSchema),
})

/** [CRT-08] The certificate as it would be printed, from answers that need not be saved. */
export const drawCertificate = defineEndpoint({
  method: 'POST',
  path: `${v3}/sertifikat/tegning`,
  summary: 'Tegn sertifikatet av svarene så langt',
  audiences: ['submitter'],
  access: 'organisation',
  query: z.object({ referenceNumber: referenceNumberSchema }),
  body: applicationDraftSchema,
  response: certificateSheetsSchema,
})

export const getCertificatePreview = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/pdf`,
  summary: 'Forhåndsvisning av sertifikatet',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: pdfResponse,
})

const query = z.object({
  certificate_template: z.string().max(20).optional(),
  type_soeknad: z.string().max(40).optional(),
})

/** [CRT-11] The certificate as a fillable form, prefilled from the application. */
export const getForm = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/certificate-template`,
  summary: 'Sertifikatmalen som skjema til utfylling',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  query,
  response: pdfResponse,
})

/** [CRT-11] [TPL-05] The appendix of the certificate as a fillable form. */
export const getAppendixForm = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/certificate-template/appendix`,
  summary: 'Appendiks til sertifikatet som skjema til utfylling',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  query,
  response: pdfResponse,
})

export const getSignedCertificate = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/esignert`,
  summary: 'Elektronisk signert sertifikat',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: pdfResponse,
})

/** [API-04] The signed paper as an officer scanned it; 404 while there is no scan. */
export const getScannedCertificate = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/skannet`,
  summary: 'Skannet sertifikat',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: pdfResponse,
})

export const getElectronicCertificate = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/esertifikat`,
  summary: 'Sertifikatet som melding (SPSCertificate)',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: xmlResponse,
})

export const getReceipt = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/kvittering`,
  summary: 'Kvittering for innsendt søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: pdfResponse,
})
