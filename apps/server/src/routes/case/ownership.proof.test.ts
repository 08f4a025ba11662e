import {
  answerClarification,
  cancelApplication,
  getApplication,
  getCase,
  getWorkload,
  handleCase,
  listCases,
  recordAbsence,
  removeAbsence,
  sendMessage,
  withdrawApplication,
} from '@eksport/api'
import { today } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { tellFailed } from '../../notices/tell-handlers.ts'
import { actOn, giveRoles } from '../../testing/index.ts'
import { issueOnPaper } from '../../testing/issue-on-paper.ts'
import {
  approvalOf,
  ask,
  database,
  exporter,
  kari,
  leader,
  noticesOf,
  officer,
  organisationNumber,
  reopened,
  server,
  signer,
  startServerOfOwners,
  taken,
} from '../../testing/owned-cases.ts'

startServerOfOwners()

describe('the owner of a case', () => {
  it.each([
    ['an office', { office: 'BERGEN' }, ['CASE_TRANSFERRED_FROM_YOU']],
    ['the leader', { personId: 'demo-solveig-moen' }, ['CASE_TRANSFERRED_FROM_YOU']],
  ] as const)('[ACT-05] hears that a leader has transferred it to %s', async (_, transferTo, kinds) => {
    const referenceNumber = await taken()
    await actOn(leader, referenceNumber, { action: 'transfer', transferTo })
    expect(await noticesOf(kari, referenceNumber)).toEqual(kinds)
  })

  it.each([
    ['waits at an office', { office: 'KLOEFTA' }],
    ['is of an officer at an office with one signer', { personId: 'demo-alone' }],
  ] as const)('[ACT-05] does not sign what they approved at an office with two signers once it %s', async (_, to) => {
    const alone = `insert into persons (id, name, audience, office)
      values ('demo-alone', 'Una Berg', 'caseworker', 'VADSOE') on conflict do nothing`
    await database.query(alone)
    await giveRoles(database, 'demo-alone', 'B')
    const referenceNumber = await taken()
    await actOn(officer, referenceNumber, await approvalOf(referenceNumber))
    await actOn(officer, referenceNumber, { action: 'transfer', transferTo: to })
    await giveRoles(database, kari, 'B', 'V')
    await expect(actOn(officer, referenceNumber, { action: 'sign' })).rejects.toMatchObject({ code: 'notOwnApproval' })
    await giveRoles(database, kari, 'B')
    expect(await actOn(signer, referenceNumber, { action: 'sign' })).toMatchObject({ applicationStatus: 'GODKJENT' })
  })

  it('[ACT-05] does not both approve and sign where the office has two signers', async () => {
    const referenceNumber = await taken()
    await actOn(officer, referenceNumber, await approvalOf(referenceNumber))
    await giveRoles(database, kari, 'B', 'V')
    const { application } = await signer.client.call(getCase, { params: { referenceNumber } })
    const sign = { params: { referenceNumber }, body: { action: 'sign' }, ifMatch: application.version } as const
    await expect(officer.client.call(handleCase, sign)).rejects.toMatchObject({ code: 'notOwnApproval' })
    await giveRoles(database, kari, 'B')
    expect(await signer.client.call(handleCase, sign)).toMatchObject({ applicationStatus: 'GODKJENT' })
  })
})

describe('what others do to a case', () => {
  /** An act of the exporter on the application as it stands now. */
  async function byExporter(endpoint: typeof withdrawApplication | typeof cancelApplication, referenceNumber: number) {
    const params = { organisationNumber, referenceNumber }
    const { application } = await exporter.client.call(getApplication, { params })
    const call = { params, ifMatch: application.version }
    if (endpoint === withdrawApplication) return exporter.client.call(withdrawApplication, call)
    const cancellationInformation = { reasonForCancellation: 'Varene ble solgt i Norge.', methodOfReturn: 'Post' }
    return exporter.client.call(cancelApplication, { ...call, body: { cancellationInformation } })
  }

  it('[ACT-13] is told to its owner: its exporter asks for its cancellation, a leader annuls it', async () => {
    const referenceNumber = await issueOnPaper({ exporter, officer, signer })
    await byExporter(cancelApplication, referenceNumber)
    expect(await noticesOf(kari, referenceNumber)).toEqual(['CANCELLATION_REQUESTED'])
    await actOn(leader, referenceNumber, { action: 'annul', reason: 'Mistanke om sykdom.' })
    expect(await noticesOf(kari, referenceNumber)).toEqual(['CANCELLATION_REQUESTED', 'CASE_ENDED'])
    expect(await noticesOf('demo-solveig-moen', referenceNumber)).not.toContain('CASE_ENDED')
  })

  it('[ACT-05] [ACT-13] is told to those who lead too where its owner is away, if somebody must act on it', async () => {
    const referenceNumber = await issueOnPaper({ exporter, officer, signer })
    const day = today(new Date().toISOString())
    await officer.client.call(recordAbsence, { body: { firstDay: day, lastDay: day } })
    await byExporter(cancelApplication, referenceNumber)
    expect(await noticesOf('demo-solveig-moen', referenceNumber)).toEqual(['CANCELLATION_REQUESTED'])
    expect(await noticesOf(kari, referenceNumber)).toEqual(['CANCELLATION_REQUESTED'])
    await officer.client.call(removeAbsence, { params: { firstDay: day } })
  })
})

describe('what an exporter says of a case', () => {
  const leading = 'demo-solveig-moen'
  const write = (referenceNumber: number) =>
    exporter.client.call(sendMessage, {
      params: { organisationNumber, referenceNumber },
      body: { message: { message: 'Når blir den ferdig?' } },
    })

  it('[ACT-05] [ACT-13] is told to its owner, and where they are away or have no right to it, to those who lead as well', async () => {
    const referenceNumber = await taken()
    await ask(referenceNumber)
    const day = today(new Date().toISOString())
    const noticesSince = async () => ({
      owner: (await noticesOf(kari, referenceNumber)).length,
      leader: (await noticesOf(leading, referenceNumber)).length,
    })
    await write(referenceNumber)
    expect(await noticesSince()).toEqual({ owner: 1, leader: 0 })

    // Nobody else at the office may have cases.
    await officer.client.call(recordAbsence, { body: { firstDay: day, lastDay: day } })
    await write(referenceNumber)
    expect(await noticesSince()).toEqual({ owner: 2, leader: 1 })
    const params = { organisationNumber, referenceNumber }
    const { application } = await exporter.client.call(getApplication, { params })
    const body = { message: { message: 'Den 3. desember.' } }
    await exporter.client.call(answerClarification, { params, body, ifMatch: application.version })
    expect((await noticesOf(leading, referenceNumber)).at(-1)).toBe('CLARIFICATION_ANSWERED')
    expect(await noticesSince()).toEqual({ owner: 3, leader: 2 })

    // Somebody of the office who is there is told instead of those who lead.
    const colleague = 'demo-of-the-office'
    const comes = "insert into persons (id, name, audience, office) values ($1, $1, 'caseworker', 'KLOEFTA')"
    await database.query(comes, [colleague])
    await giveRoles(database, colleague, 'B')
    await write(referenceNumber)
    expect(await noticesOf(colleague, referenceNumber)).toEqual(['MESSAGE_TO_OFFICER'])
    expect(await noticesSince()).toEqual({ owner: 4, leader: 2 })
    await giveRoles(database, colleague)
    await officer.client.call(removeAbsence, { params: { firstDay: day } })

    await giveRoles(database, kari)
    await write(referenceNumber)
    expect((await noticesSince()).leader).toBe(3)
    await giveRoles(database, kari, 'B')
  })

  it('[ACT-05] [ACT-13] nor does a job that was given up stay with an owner who is away', async () => {
    const referenceNumber = await taken()
    const day = today(new Date().toISOString())
    await officer.client.call(recordAbsence, { body: { firstDay: day, lastDay: day } })
    await server.running.deps.transactions.run({ audience: 'system' }, (tx) =>
      tellFailed(tx, referenceNumber, { now: new Date(), occasion: 'x' }),
    )
    expect(await noticesOf(kari, referenceNumber)).toEqual(['JOB_FAILED'])
    expect(await noticesOf(leading, referenceNumber)).toEqual(['JOB_FAILED'])
    await officer.client.call(removeAbsence, { params: { firstDay: day } })
  })
})

describe('a deadline that passes', () => {
  it('[ACT-06] brings the case into the queue of what is overdue, as does a question unanswered for 14 days', async () => {
    const overdue = async () => {
      // Newest first: the samples are older.
      const query = { awaits: 'overdue', size: 30, sort: 'REFERENCE_NUMBER', direction: 'DESC' } as const
      const { content, totalElements } = await officer.client.call(listCases, { query })
      const { all } = await officer.client.call(getWorkload)
      expect(all.awaiting.overdue).toBe(totalElements)
      return content.map((row) => row.referenceNumber)
    }
    const late = await taken()
    const asked = await taken()
    await ask(asked)
    const askedAgo = (interval: string) =>
      database.query('update messages set created_at = now() - $2::interval where reference_number = $1', [
        asked,
        interval,
      ])
    await askedAgo('13 days')
    const before = await overdue()
    expect(before).not.toContain(late)
    expect(before).not.toContain(asked)
    await database.query(`update applications set due_at = now() - interval '1 minute' where reference_number = $1`, [
      late,
    ])
    await askedAgo('15 days')
    expect((await overdue()).slice(0, 2)).toEqual([asked, late])
    await reopened(asked)
    expect((await overdue()).slice(0, 2)).toEqual([asked, late])
    const mine = await leader.client.call(listCases, { query: { awaits: 'overdue', assigned: 'me', size: 30 } })
    expect(mine.content.map((row) => row.referenceNumber)).not.toContain(late)
  })
})
