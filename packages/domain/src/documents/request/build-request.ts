import type { Answers } from '@eksport/forms'
import { z } from 'zod'
import { type ApplicationDraft, applicationDraftSchema } from '../../application/draft.ts'
import { ownAnswers } from '../../application/own-answers.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import { organisationNumberSchema } from '../../reference/party/organisation.ts'
import { forCopy } from './for-copy.ts'
import { isWritten, storable } from './storable.ts'

const requested = new WeakMap<ProductLine, ProductLine>()

/**
 * [TPL-15] A line as it is sent: an animal that is alive has neither state nor type, and a producer is of one kind. The same
 * object where nothing has to go, so that of hundreds of lines only those are compared that are sent differently.
 */
export function requestLine(line: ProductLine): ProductLine {
  const request = requested.get(line) ?? lineToSend(line)
  requested.set(line, request)
  return request
}

function lineToSend(line: ProductLine): ProductLine {
  const { processingState: _, processingType: __, ...alive } = line
  const of = line.isAlive === true ? alive : line
  const { productionEstablishment } = line
  const request = productionEstablishment
    ? { ...of, productionEstablishment: producerToSend(productionEstablishment) }
    : of
  return isWritten(request, line) ? line : request
}

type Producer = NonNullable<ProductLine['productionEstablishment']>

function producerToSend({ isUnauthorized, approvalNumber, unauthorizedEstablishmentInfo }: Producer): Producer {
  return {
    isUnauthorized: isUnauthorized === true,
    ...(approvalNumber !== undefined && { approvalNumber }),
    ...(isUnauthorized === true && unauthorizedEstablishmentInfo && { unauthorizedEstablishmentInfo }),
  }
}

interface RequestOptions {
  /** The application becomes another one: what belongs to one journey and one pickup is left out. */
  readonly copy?: boolean
}

const requiredSchema = z.object({
  certificateTemplate: applicationDraftSchema.shape.certificateTemplate.min(1),
  countryOfDestination: applicationDraftSchema.shape.countryOfDestination,
  consignor: z.object({ organisationNumber: organisationNumberSchema }),
})

/** [TPL-13] Whether there is enough to store: exporter, country and template. While the country is chosen anew there is not. */
export function hasRequiredFields(answers: Answers): boolean {
  return requiredSchema.safeParse(answers).success
}

/** [TPL-13] The consignee is in the country of destination. */
function recipientOf({ recipient, countryOfDestination: country }: ApplicationDraft): ApplicationDraft['recipient'] {
  return recipient?.consignee ? { ...recipient, consignee: { ...recipient.consignee, country } } : recipient
}

/**
 * [TPL-13] What is sent and stored of an application: the exporter's own answers as far as they can be stored, the consignee
 * in the country of destination, pickup only with an office, lines in the shape of `requestLine`. What the server owns is
 * left out. Built from a request it is that request.
 */
export function buildRequest(answers: Answers | undefined, { copy = false }: RequestOptions = {}): ApplicationDraft {
  if (answers === undefined) throw new Error('Application is required')
  if (!hasRequiredFields(answers)) throw new Error('Missing required fields')
  const draft = storable(ownAnswers(answers))
  const { certificateRetrieval, productLines, ...rest } = copy ? forCopy(draft) : draft
  const recipient = recipientOf(draft)
  return {
    ...rest,
    ...(recipient && { recipient }),
    ...(productLines && { productLines: productLines.map(requestLine) }),
    ...(certificateRetrieval?.office && { certificateRetrieval }),
  }
}
