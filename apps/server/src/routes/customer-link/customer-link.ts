import {
  answerSharedPage,
  createCustomerLink,
  drawSharedDraft,
  drawSharedSheets,
  type Endpoint,
  endCustomerLink,
  listCustomerLinks,
  readSharedPage,
} from '@eksport/api'
import { customerStage, takesRemarks, today } from '@eksport/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerCustomerLink, createCustomerLink as create, endCustomerLink as end } from '../../acts/customer-links.ts'
import { type OpenedLink, openCustomerLink } from '../../acts/open-customer-link.ts'
import { previewFilename } from '../../certificate/certificate-issue.ts'
import { certificateSheets } from '../../certificate/certificate-sheets.ts'
import { sharedDraft } from '../../certificate/shared-draft.ts'
import { countView } from '../../db/repositories/customer-links.ts'
import type { Deps } from '../../deps.ts'
import { publicBodyLimit } from '../../http/limits.ts'
import { preferredLocale } from '../../http/problems/locale-of.ts'
import { type Route, route } from '../../http/route.ts'
import { routeSchema } from '../../http/route-schema.ts'
import { customerPage, readSharing } from '../../queries/customer-page.ts'
import { Refusal } from '../../refusals/refusal.ts'

/** Calls per client address and minute. */
const callsAMinute = 30

interface Shared {
  readonly opened: OpenedLink
  readonly deps: Deps
  readonly request: FastifyRequest
}

/** [EXP-12] A route for visitors with only a link: rate-limited, audited, not cached, and without a referrer. */
function sharedRoute<Result>(
  endpoint: Endpoint,
  work: (shared: Shared) => Promise<Result>,
  answer: (result: Result, reply: FastifyReply) => Promise<FastifyReply>,
): Route {
  return {
    endpoint,
    register(app, deps) {
      const options = {
        schema: routeSchema(endpoint),
        bodyLimit: publicBodyLimit,
        config: { rateLimit: { max: callsAMinute, timeWindow: '1 minute' } },
      }
      app.post<{ Body: { token: string } }>(endpoint.path, options, async (request, reply) => {
        reply.header('cache-control', 'private, no-store')
        reply.header('referrer-policy', 'no-referrer')
        reply.header('x-robots-tag', 'noindex, nofollow')
        const opening = {
          token: request.body.token,
          action: `${endpoint.method} ${endpoint.path}`,
          requestId: request.id,
        }
        const result = await openCustomerLink(deps, opening, (opened) => work({ opened, deps, request }))
        return answer(result, reply)
      })
    },
  }
}

export const answerSharedPageRoute = sharedRoute(
  answerSharedPage,
  async ({ opened, deps, request }) => {
    const given = answerSharedPage.body.parse(request.body)
    const answer = await answerCustomerLink({ ...opened, deps, given })
    return customerPage(opened, deps, answer)
  },
  async (page, reply) => reply.send(page),
)

export const createCustomerLinkRoute = route(createCustomerLink, async ({ tx, deps, session, params, body, now }) => {
  const { referenceNumber } = params
  const id = await create({ tx, deps, session, referenceNumber, now }, body)
  return { body: { id }, audit: { customerLink: id } }
})

/** The data to draw from after the transaction, because a drawing takes longer than a transaction may. */
async function toDraw({ opened: { tx, stored, link, now }, deps, request }: Shared) {
  const { document } = stored
  if (!takesRemarks(customerStage(document, today(now.toISOString())))) throw new Refusal('REMARKS_CLOSED')
  const { certificate } = await sharedDraft(tx, document, deps, preferredLocale(request))
  return { document, certificate, reader: `customer ${link.id}`, documents: deps.documents, now }
}

export const drawSharedDraftRoute = sharedRoute(
  drawSharedDraft,
  toDraw,
  async ({ document, certificate, reader, documents, now }, reply) => {
    const { pdf } = await documents.show(reader, certificate, now)
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(previewFilename(document))}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(pdf))
  },
)

export const drawSharedSheetsRoute = sharedRoute(
  drawSharedSheets,
  toDraw,
  async ({ certificate, reader, documents }, reply) => {
    const drawn = await documents.follow(reader, certificate)
    return reply.send(certificateSheets({ document: certificate, drawn, reads: {}, missing: [] }))
  },
)

export const endCustomerLinkRoute = route(endCustomerLink, async ({ tx, session, params, now }) => {
  const { referenceNumber, linkId } = params
  await end({ tx, session, referenceNumber, id: linkId, now })
  return { body: undefined, audit: { customerLink: linkId } }
})

export const listCustomerLinksRoute = route(listCustomerLinks, async ({ tx, deps, params, now }) => ({
  body: await readSharing(tx, deps, params.referenceNumber, now),
}))

export const readSharedPageRoute = sharedRoute(
  readSharedPage,
  async ({ opened, deps }) => {
    await countView(opened.tx, opened.link.id, opened.now)
    return customerPage(opened, deps)
  },
  async (page, reply) => reply.send(page),
)
