import { getApplication, getSubmitter, sendApplication } from '@eksport/api'
import { deadlineOf } from '@eksport/domain'
import { expect, it } from 'vitest'
import { actOn, logInAs, newDraft, organisationNumber } from '../testing/index.ts'
import { after, day, hour, noticesOf } from '../testing/reminded.ts'
import { database, exporter, officer, server, startSharedServer } from '../testing/shared-server.ts'

startSharedServer()

it('[ACT-14] a question that nobody answers is reminded of after one day, three, and before the deadline, then its officer is told', async () => {
  const { referenceNumber, version } = await newDraft(exporter)
  const params = { organisationNumber, referenceNumber }
  await exporter.client.call(sendApplication, { params, body: {}, ifMatch: version })
  await actOn(officer, referenceNumber, { action: 'take' })
  await actOn(officer, referenceNumber, { action: 'request-clarification', message: 'Hvilken dato?' })
  const reminders = async () =>
    (await noticesOf(referenceNumber)).filter((kind) => kind === 'CLARIFICATION_REMINDER').length
  await after(23 * hour)
  expect(await reminders()).toBe(0)
  await after(25 * hour)
  await after(26 * hour)
  expect(await reminders()).toBe(1)
  await after(73 * hour)
  const { application } = await exporter.client.call(getApplication, { params })
  // Days ahead, and before the day on which its officer is told.
  const deadline = Date.parse(deadlineOf(application)?.at ?? '')
  await after(deadline - 5 * hour - Date.now())
  expect(await reminders()).toBe(2)
  await after(deadline - 3 * hour - Date.now())
  await after(13 * day)
  expect(await reminders()).toBe(3)
  expect(await noticesOf(referenceNumber, officer)).not.toContain('CLARIFICATION_OVERDUE')
  await after(15 * day)
  expect(await reminders()).toBe(3)
  expect(await noticesOf(referenceNumber, officer)).toContain('CLARIFICATION_OVERDUE')
})

it('[ACT-14] a draft that nobody touches is reminded of twice and deleted after 90 days; one that is touched stays', {
  tags: 'proof',
}, async () => {
  const { referenceNumber } = await newDraft(exporter)
  const params = { organisationNumber, referenceNumber }
  const kept = await newDraft(exporter)
  const touch = (days: number) =>
    database.query('update applications set updated_at = $1 where reference_number = $2', [
      new Date(Date.now() + days * day),
      kept.referenceNumber,
    ])
  await after(59 * day)
  expect(await noticesOf(referenceNumber)).toEqual([])
  await after(61 * day)
  await touch(61)
  await after(84 * day)
  expect(await noticesOf(referenceNumber)).toEqual(['DRAFT_REMINDER', 'DRAFT_REMINDER'])
  await after(89 * day)
  await exporter.client.call(getApplication, { params })
  await after(91 * day)
  await expect(exporter.client.call(getApplication, { params })).rejects.toMatchObject({ status: 404 })
  await exporter.client.call(getApplication, {
    params: { organisationNumber, referenceNumber: kept.referenceNumber },
  })
  const { rows } = await database.query(
    "select event, actor_role from history where reference_number = $1 and event = 'expire'",
    [referenceNumber],
  )
  expect(rows).toEqual([{ event: 'expire', actor_role: 'SYSTEM' }])
})

it('[ACT-14] [AUT-06] a contact e-mail is kept for a year, a notice for two', async () => {
  const marte = await logInAs(server, 'submitter', 'demo-marte-haugen')
  await after(364 * day)
  expect((await marte.client.call(getSubmitter)).mail).not.toBeNull()
  await after(366 * day)
  expect(await marte.client.call(getSubmitter)).toMatchObject({ mail: null, lastUpdated: null })
  const { rows: officers } = await database.query(
    "select count(mail)::int as n from persons where audience = 'caseworker'",
  )
  expect(officers[0].n).toBeGreaterThan(0)
  await after(900 * day)
  const { rows } = await database.query('select count(*)::int as n from notices where created_at < now()')
  expect(rows[0].n).toBe(0)
})
