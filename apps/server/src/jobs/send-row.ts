import { randomUUID } from 'node:crypto'
import { sendApplication as endpoint } from '@eksport/api'
import { today, transitionRefusalCode } from '@eksport/domain'
import { z } from 'zod'
import { sendApplication } from '../acts/send-application.ts'
import { appendAudit } from '../db/repositories/audit-events.ts'
import { findPerson, listDelegated } from '../db/repositories/people.ts'
import { findOpenSending, type SeriesSending, settleSending } from '../db/repositories/series-sendings.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { asSent } from '../drafting/as-sent.ts'
import { askBeforeAct } from '../drafting/ask-registers.ts'
import { traceId } from '../log/trace.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type Acting, readingAs } from '../session/active-session.ts'
import { hold } from '../standing/load.ts'
import { defineJob, type WorkerDeps } from './job.ts'

const system = { audience: 'system' } as const

/**
 * [SEC-08] The person who ordered it, with their rights today. An ended login does not cancel the order, but a
 * withdrawn right does.
 */
async function senderOf({ transactions, now }: WorkerDeps, sending: SeriesSending): Promise<Acting | undefined> {
  const { orderedBy, organisationNumber } = sending
  return transactions.run(system, async (tx) => {
    const person = await findPerson(tx, orderedBy)
    const delegated = await listDelegated(tx, orderedBy, today(now().toISOString()))
    const organisation = delegated.find((one) => one.organisationNumber === organisationNumber)
    if (person === undefined || organisation === undefined) return undefined
    const { id, name } = person
    return { audience: 'submitter', person: { id, name, roles: [] }, organisation }
  })
}

/** Sends the row and settles its order in one transaction, so that an interrupted attempt has done neither. */
async function send(deps: WorkerDeps, by: Acting, sending: SeriesSending): Promise<void> {
  const { referenceNumber, organisationNumber, version, shownFee } = sending
  const now = deps.now()
  const registers = await askBeforeAct({ deps, session: by, referenceNumber, now }, (document) =>
    asSent(deps.referenceData, document),
  )
  await deps.transactions.run(readingAs(by), async (tx) => {
    await hold(tx, referenceNumber)
    if (!(await settleSending(tx, sending, { settledAt: now, refusal: null }))) return
    const input = { message: undefined, answers: [], registers }
    await sendApplication({ tx, deps, by, referenceNumber, version, input, now }, shownFee)
    await appendAudit(tx, {
      time: now,
      personId: by.person.id,
      organisationNumber,
      action: `${endpoint.method} ${endpoint.path}`,
      outcome: 'DONE',
      referenceNumber,
      requestId: traceId() ?? randomUUID(),
      details: { series: true },
    })
  })
}

/** Failures that the queue's next attempt may overcome. */
const isForLater = (error: unknown) => isUnavailable(error) || (error instanceof Refusal && error.code === 'OVERLOADED')

function codeOf(error: unknown): string {
  if (!(error instanceof Refusal)) return 'UNEXPECTED'
  const { code, params } = error
  return code === 'TRANSITION_REFUSED' && 'reason' in params ? transitionRefusalCode(params.reason) : code
}

/** A row is not sent days after it was ordered: its dates may have passed, and the person may have acted otherwise. */
const patience = 24 * 60 * 60_000

/** [EXP-10] Sends one row of a series as ordered, once, or records why not and leaves it unchanged. */
export const sendRow = defineJob(z.object({ row: z.int() }), async (deps, { row }) => {
  const sending = await deps.transactions.run(system, (tx) => findOpenSending(tx, row))
  if (sending === undefined) return
  const refuse = (refusal: string) =>
    deps.transactions.run(system, (tx) => settleSending(tx, sending, { settledAt: deps.now(), refusal }))
  const by = await senderOf(deps, sending)
  if (by === undefined) return void (await refuse('NOT_FOUND'))
  try {
    await send(deps, by, sending)
  } catch (error) {
    if (!isForLater(error)) {
      await refuse(codeOf(error))
      // A bug is for the log and the operator.
      if (!(error instanceof Refusal)) throw error
      return
    }
    if (deps.now().getTime() - sending.orderedAt.getTime() > patience) return void (await refuse('GIVEN_UP'))
    const problem = error instanceof Refusal ? 'OVERLOADED' : 'NO_ANSWER'
    await deps.transactions.run(system, (tx) => settleSending(tx, sending, { problem }))
    throw error
  }
})
