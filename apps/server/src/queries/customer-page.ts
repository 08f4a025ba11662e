import type { CustomerAnswer, CustomerLink, SharedBox, SharedPage, Sharing } from '@eksport/api'
import { customerStage, takesRemarks, today } from '@eksport/domain'
import { type BoxText, findCertificate } from '@eksport/domain/documents'
import { customerToken } from '../acts/customer-links.ts'
import type { OpenedLink } from '../acts/open-customer-link.ts'
import { sharedDraft } from '../certificate/shared-draft.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import { validIssue } from '../db/repositories/certificate-issues.ts'
import { type CustomerLinkRow, listCustomerLinks } from '../db/repositories/customer-links.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../session/secret.ts'
import { readOrRefuse } from '../standing/load.ts'

const stageOf = (document: ApplicationDocument, now: Date) => customerStage(document, today(now.toISOString()))

const shownBox = ({ no, caption, lines, answers }: BoxText): SharedBox => ({
  no,
  caption,
  lines: [...lines],
  answers: answers.map((one) => ({ ...one })),
})

function departureOf({ transport: { dateOfDeparture: date, timeOfDeparture: time } = {} }: ApplicationDocument) {
  return date === undefined ? undefined : { date, ...(time !== undefined && { time }) }
}

/** [EXP-12] A consignment as the visitor of a link sees it: the content of the certificate, without names of persons. */
export async function customerPage(
  { tx, link, stored: { document, organisationName }, now }: OpenedLink,
  deps: Pick<Deps, 'lookups' | 'verification'>,
  answer: CustomerAnswer | undefined = link.answer,
): Promise<SharedPage> {
  const { referenceNumber, countryOfDestination: country, submittedDateTime } = document
  const stage = stageOf(document, now)
  const isOpen = takesRemarks(stage)
  const isIssued = stage === 'ISSUED' || stage === 'LEFT'
  const issue = isIssued ? await validIssue(tx, referenceNumber) : undefined
  const boxes = isOpen ? (await sharedDraft(tx, document, deps, 'en')).boxes : []
  const { nb = country, nn = country, en = country } = deps.lookups.name('countries', country) ?? {}
  const departure = departureOf(document)
  return {
    exporter: document.consignor.organisationName ?? organisationName,
    referenceNumber,
    to: { nb, nn, en },
    stage,
    ...(submittedDateTime !== undefined && { receivedAt: submittedDateTime }),
    ...(departure && { departure }),
    endsAt: link.endsAt.toISOString(),
    isOpen,
    boxes: boxes.map((box) => ({ ...shownBox(box), asked: link.boxes.includes(box.no) })),
    ...(answer && { answer }),
    ...(issue && { issuedAt: issue.issuedAt.toISOString(), verificationCode: deps.verification.of(issue.id).code }),
  }
}

function linkOf(deps: Pick<Deps, 'pseudonyms'>, row: CustomerLinkRow, now: Date): CustomerLink {
  const { id, boxes, createdAt, endsAt, endedAt, views, lastViewedAt, answer, tokenHash } = row
  const state = endedAt !== null ? 'ENDED' : endsAt <= now ? 'EXPIRED' : 'OPEN'
  const token = customerToken(deps, id)
  return {
    id,
    state,
    // Without the original keys, a restored server makes other tokens.
    ...(state === 'OPEN' && hashOf(token) === tokenHash && { token }),
    boxes,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...(endedAt !== null && { endedAt: endedAt.toISOString() }),
    views,
    ...(lastViewedAt !== null && { lastViewedAt: lastViewedAt.toISOString() }),
    ...(answer && { answer }),
  }
}

/** [EXP-12] The exporter's view: links, their answers, and the boxes that can be asked about. */
export async function readSharing(
  tx: Transaction,
  deps: Pick<Deps, 'lookups' | 'pseudonyms'>,
  referenceNumber: number,
  now: Date,
): Promise<Sharing> {
  const { document } = await readOrRefuse(tx, referenceNumber)
  const canShare = takesRemarks(stageOf(document, now)) && findCertificate(document.certificateTemplate) !== undefined
  const boxes = canShare ? (await sharedDraft(tx, document, deps, 'en')).boxes : []
  const rows = await listCustomerLinks(tx, referenceNumber)
  return {
    canShare,
    links: rows.map((row) => linkOf(deps, row, now)),
    boxes: boxes.map((box) => ({ ...shownBox(box), proposed: box.isOfReceiver })),
  }
}
