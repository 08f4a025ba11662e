import {
  type ApiClient,
  type Audience,
  answerClarification,
  cancelApplication,
  cancelCopies,
  changeCopies,
  changeDeparture,
  changePickup,
  confirmCopies,
  createReplacement,
  deleteApplication,
  getSignedCertificate,
  type Handling,
  handleCase,
  handOutCopies,
  keepScan,
  orderCopies,
  recordMatsPaper,
  recordOriginalPaper,
  reopenApplication,
  requestClarification,
  saveApplication,
  sendApplication,
  undoCancellation,
  withdrawApplication,
} from '@eksport/api'
import type { JobName, StatusEvent } from '@eksport/domain'
import { aDraft } from '../a-draft.ts'
import { aPdf } from '../sample-files.ts'
import { anotherThan, type Officer, organisation } from './people.ts'
import { type Case, cancellationId, copyRequest, copyVersion, laterDeparture, laterPickup, moment } from './seed.ts'

/** At least as many as any certificate of the suite has. */
const allSheets = 9

/** The call by which people trigger an event, at the listener of those who may. */
export interface Call {
  readonly audience: Audience
  readonly send: (client: ApiClient, one: Case, owner: Officer) => Promise<unknown>
}

/** How the system triggers it: by a job, or as part of somebody's call. */
type BySystem =
  | { readonly job: JobName }
  | { readonly within: Call }
  /** The table allows it, and no program starts it yet. */
  | { readonly within: 'nothing yet' }

/** The call of an event, or how the system triggers it; some have both. */
export type Way =
  | { readonly call: Call; readonly bySystem?: BySystem }
  | { readonly call?: undefined; readonly bySystem: BySystem }

type AtExporter = (client: ApiClient, at: ReturnType<typeof exporterAt>, one: Case) => Promise<unknown>
type AtCase = (client: ApiClient, at: ReturnType<typeof caseAt>, one: Case) => Promise<unknown>

const exporterAt = ({ referenceNumber, version }: Case) => ({
  params: { organisationNumber: organisation.organisationNumber, referenceNumber },
  ifMatch: version,
})
const caseAt = ({ referenceNumber, version }: Case) => ({ params: { referenceNumber }, ifMatch: version })

const byExporter = (send: AtExporter): Call => ({
  audience: 'submitter',
  send: (client, one) => send(client, exporterAt(one), one),
})
const byOfficer = (send: AtCase): Call => ({
  audience: 'caseworker',
  send: (client, one) => send(client, caseAt(one), one),
})
const handling = (body: Handling): Call => byOfficer((client, at) => client.call(handleCase, { ...at, body }))

const reason = 'Fordi'
const transfer: Call = {
  audience: 'caseworker',
  send: (client, one, owner) => {
    const body = { action: 'transfer', transferTo: { personId: anotherThan(owner).id } } as const
    return client.call(handleCase, { ...caseAt(one), body })
  },
}
const copiesOf = <Params extends object>({ params }: { readonly params: Params }, { copyId }: Case) => ({
  params: { ...params, copyId },
  ifMatch: copyVersion,
})

const send = byExporter((client, at) => client.call(sendApplication, { ...at, body: { comment: 'Hei' } }))
const remove = byExporter((client, at) => client.call(deleteApplication, at))
const issue = handling({ action: 'issue' })
const recordPaper = byOfficer((client, at) => client.call(recordOriginalPaper, { ...at, body: { state: 'RETURNED' } }))

/** How each event is triggered. An event missing here does not compile. */
export const ways: Readonly<Record<StatusEvent, Way>> = {
  save: {
    call: byExporter((client, at) => {
      const { organisationNumber } = organisation
      const body = aDraft(moment, { consignor: { organisationNumber, internalReference: 'NY' } })
      return client.call(saveApplication, { ...at, body })
    }),
  },
  delete: { call: remove },
  send: { call: send },
  cancel: {
    call: byExporter((client, at) => {
      const cancellationInformation = { reasonForCancellation: reason, methodOfReturn: 'Post' }
      return client.call(cancelApplication, { ...at, body: { cancellationInformation } })
    }),
  },
  withdraw: { call: byExporter((client, at) => client.call(withdrawApplication, at)) },
  resend: {
    call: byExporter((client, at) =>
      client.call(answerClarification, { ...at, body: { message: { message: 'Hei' } } }),
    ),
  },
  reopen: { call: byExporter((client, at) => client.call(reopenApplication, at)) },
  'undo-cancellation': {
    call: byExporter((client, { params, ifMatch }) =>
      client.call(undoCancellation, { params: { ...params, cancellationId }, ifMatch }),
    ),
  },
  take: { call: handling({ action: 'take' }) },
  'take-over': { call: handling({ action: 'take-over', reason }) },
  transfer: { call: transfer },
  release: { call: handling({ action: 'release' }) },
  approve: { call: handling({ action: 'approve' }) },
  sign: { call: handling({ action: 'sign' }), bySystem: { within: 'nothing yet' } },
  'reject-signing': { call: handling({ action: 'reject-signing', reason }), bySystem: { within: 'nothing yet' } },
  print: { call: handling({ action: 'print' }) },
  'confirm-print': { call: handling({ action: 'confirm-print' }) },
  'void-print': { call: handling({ action: 'void-print', reason }) },
  issue: { call: issue, bySystem: { job: 'deliver-due' } },
  'hand-out': { call: handling({ action: 'hand-out', collectedBy: 'Ola Nordmann' }) },
  'grant-cancellation': { call: handling({ action: 'grant-cancellation', paperFate: 'DESTROYED' }) },
  'refuse-cancellation': { call: handling({ action: 'refuse-cancellation', reason }) },
  'request-clarification': {
    call: byOfficer((client, at) => {
      const questions = [{ message: 'Hei', unlocking: { pins: [], unlocksAll: true } }]
      return client.call(requestClarification, { ...at, body: { clarification: { questions } } })
    }),
  },
  recall: { call: handling({ action: 'recall', reason }) },
  stop: { call: handling({ action: 'stop', reason }) },
  resume: { call: handling({ action: 'resume', reason }) },
  'withdraw-approval': { call: handling({ action: 'withdraw-approval' }) },
  refuse: { call: handling({ action: 'refuse', reason, legalBasis: 'Eksportforskriften § 4' }) },
  annul: { call: handling({ action: 'annul', reason }) },
  replace: {
    call: byExporter((client, at) => {
      const consignmentLocation = { location: 'Under transport', country: 'CN', details: 'I transitt' }
      const replacementInformation = { reasonForReplacement: 'SKRIVEFEIL', consignmentLocation }
      return client.call(createReplacement, { ...at, body: { replacementInformation } })
    }),
  },
  'record-paper': { call: recordPaper },
  'record-mats-paper': {
    call: byOfficer((client, at) => client.call(recordMatsPaper, { ...at, body: { state: 'RETURNED' } })),
  },
  'keep-scan': {
    call: byOfficer(async (client, at) => {
      const scan = new File([new Uint8Array(await aPdf(allSheets))], 'skann.pdf', { type: 'application/pdf' })
      return client.call(keepScan, { ...at, body: { scan: [scan] } })
    }),
  },
  'change-time': {
    call: byExporter((client, at) => client.call(changePickup, { ...at, body: laterPickup })),
  },
  'change-departure': {
    call: byExporter((client, at, _one) => {
      const departure = { date: laterDeparture, time: '08:00' }
      return client.call(changeDeparture, { ...at, body: { departure, pickup: laterPickup } })
    }),
  },
  'order-copies': { call: byExporter((client, at) => client.call(orderCopies, { ...at, body: copyRequest })) },
  'change-copies': {
    call: byExporter((client, at, one) =>
      client.call(changeCopies, { ...copiesOf(at, one), body: { ...copyRequest, numberOfCopies: 3 } }),
    ),
  },
  'cancel-copies': { call: byExporter((client, at, one) => client.call(cancelCopies, copiesOf(at, one))) },
  'confirm-copies': { call: byOfficer((client, at, one) => client.call(confirmCopies, copiesOf(at, one))) },
  'hand-out-copies': {
    call: byOfficer((client, at, one) =>
      client.call(handOutCopies, { ...copiesOf(at, one), body: { collectedBy: 'Ola Nordmann' } }),
    ),
  },
  'auto-approve': { bySystem: { within: send } },
  'deadline-passed': { bySystem: { job: 'tell-overdue' } },
  retrieve: {
    bySystem: { within: byExporter((client, { params }) => client.call(getSignedCertificate, { params })) },
  },
  expire: { bySystem: { job: 'remind' } },
  'original-accounted-for': { bySystem: { within: recordPaper } },
  'replacement-sent': { bySystem: { within: send } },
  'replacement-issued': { bySystem: { within: issue } },
  'replacement-ended': { bySystem: { within: remove } },
}
