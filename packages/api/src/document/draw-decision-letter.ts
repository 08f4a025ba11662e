import { letterLanguageSchema, officerInputs } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, pdfResponse } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

const words = (max: number) => z.string().trim().min(1).max(max)

/** [STA-08] The letter of a refusal as it would be sent with these words; nothing is kept. */
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
    /** Left out, it is the language that its exporter reads mail in. */
    language: letterLanguageSchema.optional(),
  }),
  response: pdfResponse,
})
