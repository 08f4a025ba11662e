import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { matsReplacementsV3 } from '../endpoint/paths.ts'
import { matsReplacementSchema } from './mats-replacement.ts'

/** [MAT-01] 404 for an application that replaces nothing of the older service. */
export const getMatsReplacement = defineEndpoint({
  method: 'GET',
  path: `${matsReplacementsV3}/:referenceNumber`,
  summary: 'Én erstatning av et sertifikat fra skjematjenesten (MATS)',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: matsReplacementSchema,
})
