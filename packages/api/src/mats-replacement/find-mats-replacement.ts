import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { organisationParams } from '../endpoint/params.ts'
import { matsReplacementsV3 } from '../endpoint/paths.ts'

/** [MAT-01] Which of the organisation's applications replaces a certificate of the older service already; none leaves the number out. */
export const findMatsReplacement = defineEndpoint({
  method: 'GET',
  path: matsReplacementsV3,
  summary: 'Finn erstatningen av et sertifikat fra skjematjenesten (MATS)',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  query: z.strictObject({ matsCertificateOriginalReferenceNumber: z.string().trim().max(50) }),
  response: z.object({ applicationReferenceNumber: z.number().int().optional() }),
})
