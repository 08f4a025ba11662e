import { originalPaperStates } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'
import { handleCase } from './handle-case.ts'

/**
 * What an officer says of the paper of a certificate that is replaced.
 *
 * @internal
 */
export const recordedPaperSchema = z.strictObject({
  state: z.enum(originalPaperStates),
  /** Required of an agreed return. */
  trackingNumber: z.string().trim().max(100).optional(),
})

/** Row 21: what became of the paper of a certificate that is being replaced, or that its return is agreed on and can be followed. */
export const recordOriginalPaper = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/originalpapir`,
  summary: 'Registrer papiret til et sertifikat som erstattes',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: recordedPaperSchema,
  response: handleCase.response,
  ifMatch: true,
  idempotent: true,
})
