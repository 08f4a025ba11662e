import { z } from 'zod'
import { defineEndpoint, pdfResponse } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

const query = z.object({
  certificate_template: z.string().max(20).optional(),
  type_soeknad: z.string().max(40).optional(),
})

/** [CRT-11] The certificate as a form to fill in, with what the application knows. */
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

/** [CRT-11] [TPL-05] The appendix of the certificate, in the same way. */
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
