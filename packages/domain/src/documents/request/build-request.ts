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
 * [TPL-15] A line as it is sent: a live animal has neither state nor type, and a producer is either in the register or outside
 * it. Returns the same object where nothing is removed, so that of hundreds of lines only the changed ones are compared.
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
  /** The answers become another application: what belongs to one journey and one pickup is left out. */
  readonly copy?: boolean
}

const requiredSchema = z.object({
  certificateTemplate: applicationDraftSchema.shape.certificateTemplate.min(1),
  countryOfDestination: applicationDraftSchema.shape.countryOfDestination,
  consignor: z.object({ organisationNumber: organisationNumberSchema }),
})

/** [TPL-13] Whether there is enough to store: exporter, country and template. There is not while another country is being chosen. */
export function hasRequiredFields(answers: Answers): boolean {
  return requiredSchema.safeParse(answers).success
}

/** [TPL-13] The consignee is in the country of destination. */
function recipientOf({ recipient, countryOfDestination: country }: ApplicationDraft): ApplicationDraft['recipient'] {
  return recipient?.consignee ? { ...recipient, consignee: { ...recipient.consignee, country } } : recipient
}

/**
 * [TPL-13] What is sent and stored of an application: the exporter's own answers as far as they can be stored, the consignee in
 * the country of destination, a pickup only with an office, and lines in the shape of `requestLine`. What the server owns is left
 * out. Idempotent: built from a request it is the same request.
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
