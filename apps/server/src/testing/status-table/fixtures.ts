import { randomInt, randomUUID } from 'node:crypto'
import type { ApplicationDocument } from '../../db/application-document.ts'
import { anotherThan, type Officer } from './people.ts'
import { cancellationId, type Fixture, moment } from './seed.ts'

export const electronic = { certificateFormats: ['E_CERT'] } as const satisfies Partial<ApplicationDocument>
const printed = { paperSerial: 'NO 1', approvedDateTime: moment.toISOString() }
/** Makes it replace a certificate of the older service, each a different one. */
const ofMats = (): Partial<ApplicationDocument> => ({
  applicationType: 'ERSTATNINGSSERTIFIKAT',
  originalReferenceNumberFromSkjematjenesten: `26051 ${randomInt(100_000, 1_000_000)}`,
})
/** Printed and checked. */
export const ready = { ...printed, printConfirmedDateTime: moment.toISOString() }
export const cancelled: Fixture = {
  document: { cancellationInformation: { id: cancellationId, reasonForCancellation: 'Fordi' } },
  before: 'UTSTEDT',
}
/** The exporter was asked, and may change everything. */
export const asked = {
  clarification: {
    askedDateTime: moment.toISOString(),
    questions: [{ messageId: randomUUID(), pins: [], unlocksAll: true }],
  },
} satisfies Partial<ApplicationDocument>

const delivered: Fixture = { issue: 'DELIVERED' }
const onSheets: Fixture = { ...delivered, onPaper: true }
const issued: Fixture = { ...delivered, issued: true }
const nobodys: Fixture = { document: { caseworker: undefined } }
const overdue: Fixture = { overdue: true }

/**
 * The facts that a row's event requires in a status, keyed by row number and status (`*` for all); if there are none,
 * the status is enough.
 */
export function fixtureOf(row: number, event: string, status: string, owner: Officer): Fixture {
  const anothers = { document: { caseworker: anotherThan(owner) } }
  const yours = { document: { caseworker: owner } }
  const fixtures: Readonly<Record<string, Fixture>> = {
    '6 UNDER_VURDERING': nobodys,
    '6 AVKLARING_INNSENDER': nobodys,
    '6 STOPPET': nobodys,
    '7 INNSENDT': { ...delivered, document: electronic },
    '7 *': delivered,
    '10 *': { document: asked },
    '11 UNDER_REGISTRERING': { document: { revision: 2, caseworker: owner } },
    '16 *': { document: electronic },
    '18 *': { ...delivered, document: printed },
    '20 *': { ...onSheets, document: printed },
    '21 SKREVET_UT': { document: ready, issue: 'KEPT' },
    '21 ANNULLERT': { document: ready, ...onSheets },
    'record-mats-paper': { document: ofMats() },
    '22 *': { ...delivered, document: electronic },
    '24 *': cancelled,
    '25 *': { ...cancelled, ...onSheets },
    '26 *': cancelled,
    '27 *': { document: electronic },
    '31 KANSELLERING_BEHANDLES': {
      ...delivered,
      ...cancelled,
      document: { ...cancelled.document, ...anothers.document },
    },
    '31 *': { ...delivered, ...anothers },
    '33 *': { touched: new Date(moment.getTime() - 91 * 86_400_000) },
    '34 *': anothers,
    '35 *': yours,
    '36 *': yours,
    '37 *': { ...yours, ...overdue },
    'change-departure': { document: { fees: [{ code: 'HELSESERTIFIKAT', amount: 375 }] } },
    'change-time': { document: { fees: [{ code: 'HELSESERTIFIKAT', amount: 375 }] } },
    retrieve: delivered,
    'order-copies': issued,
    'change-copies': { ...issued, copies: 'PRINTED' },
    'cancel-copies': { copies: 'ORDERED' },
    'confirm-copies': { ...issued, copies: 'ORDERED' },
    'hand-out-copies': { copies: 'PRINTED' },
  }
  return fixtures[`${row} ${status}`] ?? fixtures[event] ?? fixtures[`${row} *`] ?? {}
}
