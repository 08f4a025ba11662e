import { sendApplication } from '@eksport/api'
import { expect, it } from 'vitest'
import { actOn, newDraft, organisationNumber } from '../testing/index.ts'
import { serverWith } from '../testing/server-with.ts'
import { cleanUp } from './clean-up.ts'
import type { Job } from './job.ts'
import { remind } from './remind.ts'
import { tellOverdue } from './tell-overdue.ts'

const hour = 3_600_000
const day = 24 * hour

const { server, database, exporter, officer } = await serverWith(['exporter', 'officer'])

const draft = async () => (await newDraft(exporter)).referenceNumber

/** Sent, and taken by an officer. */
async function taken(): Promise<number> {
  const referenceNumber = await draft()
  const params = { organisationNumber, referenceNumber }
  await exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1 })
  await actOn(officer, referenceNumber, { action: 'take' })
  return referenceNumber
}

async function asked(): Promise<number> {
  const referenceNumber = await taken()
  await actOn(officer, referenceNumber, { action: 'request-clarification', message: 'Hvilken dato?' })
  return referenceNumber
}

/** Makes the stored document unreadable. */
const spoil = (referenceNumber: number) =>
  database.query("update applications set document = '{}' where reference_number = $1", [referenceNumber])

/** Runs a job that much later and returns what it reported. */
async function runAfter(job: Job, milliseconds: number): Promise<string[]> {
  const lines: string[] = []
  const moment = new Date(Date.now() + milliseconds)
  const { deps } = server.worker
  const run = job.run({ ...deps, now: () => moment, report: (line) => lines.push(line) }, {})
  await expect(run).rejects.toThrow()
  return lines
}

const count = async (statement: string, referenceNumber: number) =>
  (await database.query(statement, [referenceNumber])).rowCount

const event = (name: string) => `select from history where reference_number = $1 and event = '${name}'`

it('[ACT-06] a case that cannot be read keeps none after it from being told of as overdue', async () => {
  const [broken, whole] = [await taken(), await taken()]
  await spoil(broken)
  const lines = await runAfter(tellOverdue, 90 * day)
  expect(lines).toEqual([expect.stringMatching(`^tell-overdue ${broken}: `)])
  expect(await count(event('deadline-passed'), whole)).toBe(1)
  await database.query('update applications set due_at = null where reference_number = $1', [broken])
})

it('[ACT-14] a question whose application cannot be read keeps no other, and no draft, from being reminded of', async () => {
  const [broken, whole, untouched] = [await asked(), await asked(), await draft()]
  await spoil(broken)
  const lines = await runAfter(remind, 61 * day)
  expect(lines).toEqual([expect.stringMatching(`^remind ${broken}: `)])
  const reminder = (kind: string) => `select from notices where reference_number = $1 and kind = '${kind}'`
  expect(await count(reminder('CLARIFICATION_REMINDER'), whole)).toBeGreaterThan(0)
  expect(await count(reminder('DRAFT_REMINDER'), untouched)).toBeGreaterThan(0)
  await database.query('update applications set deleted_at = now() where reference_number = $1', [broken])
})

it('[ACT-14] a draft that cannot be read keeps none after it from being deleted', async () => {
  const [broken, whole] = [await draft(), await draft()]
  await spoil(broken)
  const lines = await runAfter(remind, 91 * day)
  expect(lines).toEqual([expect.stringMatching(`^remind ${broken}: `)])
  expect(await count(event('expire'), whole)).toBe(1)
})

it('[ACT-14] a deleted draft that cannot be erased keeps none after it from being erased', async () => {
  const [broken, whole] = [await draft(), await draft()]
  await database.query('update applications set deleted_at = now() where reference_number = any($1)', [[broken, whole]])
  await database.query(`
    create function refuse_erasure() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$;
    create trigger refuse_erasure before insert on history for each row
      when (new.event = 'erase' and new.reference_number = ${broken}) execute function refuse_erasure()`)
  const lines = await runAfter(cleanUp, 31 * day)
  expect(lines).toEqual([`clean-up ${broken}: error P0001 not this one`])
  expect(await count(event('erase'), whole)).toBe(1)
})
