import { applicationDraftSchema, applicationStatuses, matsAnswersSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { applicationParams, organisationParams } from './endpoint/params.ts'
import { matsReplacementsV3 } from './endpoint/paths.ts'
import { replacementChangedSchema } from './replacement.ts'

/** An application that replaces a certificate of the older service, and what its exporter wrote about that. */
const matsReplacementSchema = z.object({
  applicationReferenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  version: z.number().int(),
  replacementInformation: matsAnswersSchema,
})
export type MatsReplacement = z.infer<typeof matsReplacementSchema>

/** [MAT-01] Which of the organisation's applications already replaces a certificate of the older service; the number is absent if none does. */
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

/** [MAT-01] 404 for an application that does not replace a certificate of the older service. */
export const getMatsReplacement = defineEndpoint({
  method: 'GET',
  path: `${matsReplacementsV3}/:referenceNumber`,
  summary: 'Én erstatning av et sertifikat fra skjematjenesten (MATS)',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: matsReplacementSchema,
})

/** The answers are in the body itself, as the specification has them, or under a key of their own. */
const answersBody = z.strictObject({ ...matsAnswersSchema.shape, replacementInformation: matsAnswersSchema.optional() })

const answersOf = ({ replacementInformation, ...answers }: z.output<typeof answersBody>) =>
  replacementInformation ?? answers

/** [MAT-01] A draft that replaces a certificate of the older service. Nothing is copied, because Eksport does not have that certificate. */
export const createMatsReplacement = defineEndpoint({
  method: 'POST',
  path: matsReplacementsV3,
  summary: 'Opprett en erstatning av et sertifikat fra skjematjenesten (MATS)',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  body: answersBody
    .extend({
      /** Exporter, country and template, as for any new application: every draft needs them, and the other answers do not contain them. */
      application: applicationDraftSchema,
    })
    .transform(({ application, ...answers }) => ({ application, replacementInformation: answersOf(answers) })),
  response: replacementChangedSchema,
  status: 201,
  idempotent: true,
})

/** [MAT-01] Saves what was written about the replaced certificate, while the application is a draft. */
export const saveMatsReplacement = defineEndpoint({
  method: 'PUT',
  path: `${matsReplacementsV3}/:referenceNumber`,
  summary: 'Endre opplysningene om en erstatning av et sertifikat fra skjematjenesten (MATS)',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: answersBody.transform((answers) => ({ replacementInformation: answersOf(answers) })),
  response: replacementChangedSchema,
  ifMatch: true,
})
