import { organisationNumberSchema } from '@eksport/domain'
import { z } from 'zod'

export const referenceNumberSchema = z.coerce.number<number | string>().int().min(1).max(2_147_483_647)

export const organisationParams = z.object({ organisationNumber: organisationNumberSchema })

export const applicationParams = organisationParams.extend({ referenceNumber: referenceNumberSchema })

/** `referenceNumber` is that of the original, which comes first in the path. */
export const replacementParams = applicationParams.extend({ replacementReferenceNumber: referenceNumberSchema })

export const caseParams = z.object({ referenceNumber: referenceNumberSchema })

const attachmentId = { attachmentId: z.uuid() }

export const attachmentParams = applicationParams.extend(attachmentId)

export const caseAttachmentParams = caseParams.extend(attachmentId)
