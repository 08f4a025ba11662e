import { letterLanguageSchema, officerInputs } from '@eksport/domain'
import { z } from 'zod'
import { certificateSheetsSchema } from './document.ts'
import { defineEndpoint, pdfResponse, xmlResponse } from './endpoint/define-endpoint.ts'
import { caseParams } from './endpoint/params.ts'
import { casesV3 } from './endpoint/paths.ts'

/** [CRT-08] The certificate of a case as it would be printed, and as it was issued while that issue is valid, with the boxes that have changed since it was last sent. */
export const getCaseSheets = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/sertifikat/tegning`,
  summary: 'Tegn sertifikatet i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: certificateSheetsSchema,
})

export const getCasePreview = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/pdf`,
  summary: 'Forhåndsvisning av sertifikatet',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: pdfResponse,
})

export const getCaseSignedCertificate = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/esignert`,
  summary: 'Elektronisk signert sertifikat',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: pdfResponse,
})

/** The signed paper as it was scanned; 404 while there is no scan. */
export const getCaseScannedCertificate = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/skannet`,
  summary: 'Skannet sertifikat',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: pdfResponse,
})

export const getCaseElectronicCertificate = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/esertifikat`,
  summary: 'Sertifikatet som melding (SPSCertificate)',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: xmlResponse,
})

export const getCaseReceipt = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/kvittering`,
  summary: 'Kvittering for innsendt søknad',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: pdfResponse,
})

const words = (max: number) => z.string().trim().min(1).max(max)

/** [STA-08] The letter of a refusal as it would be sent with these words; nothing is stored. */
export const drawDecisionLetter = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/avslagsbrev`,
  summary: 'Forhåndsvis avslagsbrevet',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: z.strictObject({
    reason: words(officerInputs.reason.max),
    legalBasis: words(officerInputs.legalBasis.max),
    /** The exporter's mail language by default. */
    language: letterLanguageSchema.optional(),
  }),
  response: pdfResponse,
})
