import {
  answerClarification,
  cancelApplication,
  createApplication,
  getApplication,
  getCase,
  getWorkload,
  handleCase,
  listAbsences,
  listCaseHistory,
  listCases,
  listHistory,
  listOfficers,
  recordAbsence,
  removeAbsence,
  sendMessage,
  withdrawApplication,
} from '@eksport/api'
import { today } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { actIfAllowed } from '../../acts/act.ts'
import { overdueCases } from '../../db/repositories/overdue.ts'
import { tellFailed } from '../../notices/tell-handlers.ts'
import { actOn, aDraft, giveRoles, organisationNumber } from '../../testing/index.ts'
import { issueOnPaper } from '../../testing/issue-on-paper.ts'
import { approvalOf, ask, kari, noticesOf, reopened, sent, taken } from '../../testing/owned-cases.ts'
import { database, exporter, leader, officer, server, signer, startSharedServer } from '../../testing/shared-server.ts'

startSharedServer(['exporter', 'officer', 'leader', 'signer'])

describe('the owner of a case', () => {
  it('[ACT-05] alone decides; another takes it over with a reason first, and the former owner is told', async () => {
    const referenceNumber = await taken()
    const approval = await approvalOf(referenceNumber)
    await expect(actOn(leader, referenceNumber, approval)).rejects.toMatchObject({ status: 409, code: 'NOT_YOURS' })
    const { application } = await leader.client.call(getCase, { params: { referenceNumber } })
    expect(application.actions).toEqual(expect.arrayContaining(['take-over', 'transfer']))
    expect(application.actions).not.toContain('approve')
    await expect(actOn(leader, referenceNumber, { action: 'take-over' })).rejects.toMatchObject({
      code: 'missing-reason',
    })
    const over = await actOn(leader, referenceNumber, { action: 'take-over', reason: 'Fristen går ut.' })
    expect(over).toMatchObject({ applicationStatus: 'UNDER_VURDERING', caseworker: { name: 'Solveig Moen' } })
    expect(await noticesOf(kari, referenceNumber)).toContain('CASE_TAKEN_OVER')
    await expect(actOn(officer, referenceNumber, approval)).rejects.toMatchObject({ code: 'NOT_YOURS' })
    expect((await actOn(leader, referenceNumber, approval)).approvedDateTime).toBeDefined()
    const history = await officer.client.call(listCaseHistory, { params: { referenceNumber } })
    expect(history).toContainEqual(expect.objectContaining({ event: 'take-over', reason: 'Fristen går ut.' }))
    const open = await exporter.client.call(listHistory, { params: { organisationNumber, referenceNumber } })
    expect(open.find(({ event }) => event === 'take-over')).not.toHaveProperty('reason')
  })

  it('[ACT-05] gives it up, and somebody takes it where it stands', async () => {
    const referenceNumber = await taken()
    const released = await actOn(officer, referenceNumber, { action: 'release' })
    expect(released).toMatchObject({ applicationStatus: 'UNDER_VURDERING' })
    expect(released.caseworker).toBeUndefined()
    await expect(actOn(officer, referenceNumber, { action: 'release' })).rejects.toMatchObject({ code: 'owned' })
    const again = await actOn(leader, referenceNumber, { action: 'take' })
    expect(again).toMatchObject({ applicationStatus: 'UNDER_VURDERING', caseworker: { name: 'Solveig Moen' } })
  })

  it('[ACT-05] [ACT-08] keeps it in the list while its exporter corrects it; a draft that was never sent is in none', async () => {
    const referenceNumber = await taken()
    await ask(referenceNumber)
    const drafts = async () => {
      const query = { status: 'UNDER_REGISTRERING', size: 30, sort: 'REFERENCE_NUMBER', direction: 'DESC' } as const
      const own = await officer.client.call(listCases, { query: { ...query, assigned: 'me' } })
      const { totalElements } = await officer.client.call(listCases, { query })
      const { all } = await officer.client.call(getWorkload)
      expect(all.byStatus.UNDER_REGISTRERING ?? 0).toBe(totalElements)
      return { numbers: own.content.map((row) => row.referenceNumber), totalElements }
    }
    const before = await drafts()
    await exporter.client.call(createApplication, { params: { organisationNumber }, body: aDraft(new Date()) })
    expect(await drafts()).toEqual(before)
    await reopened(referenceNumber)
    expect(await drafts()).toEqual({
      numbers: [referenceNumber, ...before.numbers],
      totalElements: before.totalElements + 1,
    })
  })

  it('[ACT-05] or the leader transfers it to a person or an office, who are told', async () => {
    const referenceNumber = await taken()
    const toSolveig = { action: 'transfer', transferTo: { personId: 'demo-solveig-moen' } } as const
    const moved = await actOn(officer, referenceNumber, toSolveig)
    expect(moved.caseworker).toMatchObject({ name: 'Solveig Moen', office: 'BERGEN' })
    expect(await noticesOf('demo-solveig-moen', referenceNumber)).toContain('CASE_TRANSFERRED')
    await expect(
      actOn(officer, referenceNumber, { action: 'transfer', transferTo: { personId: kari } }),
    ).rejects.toMatchObject({ code: 'mayTransfer' })
    const waiting = await actOn(leader, referenceNumber, { action: 'transfer', transferTo: { office: 'KLOEFTA' } })
    expect(waiting).toMatchObject({ caseOffice: 'KLOEFTA' })
    expect(waiting.caseworker).toBeUndefined()
    // It is nobody's yet: those at the office are told just that.
    expect(await noticesOf(kari, referenceNumber)).toEqual(['CASE_TRANSFERRED_TO_OFFICE'])
    for (const transferTo of [{ office: 'NOWHERE' }, { personId: 'demo-henrik-dahl' }]) {
      await expect(actOn(leader, referenceNumber, { action: 'transfer', transferTo })).rejects.toMatchObject({
        status: 400,
      })
    }
    // Exporters see neither the owner nor the office.
    const params = { organisationNumber, referenceNumber }
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application).not.toHaveProperty('caseOffice')
    expect(application).not.toHaveProperty('caseworker')
  })

  it.each([
    ['their own office', { office: 'KLOEFTA' }, ['CASE_TRANSFERRED_TO_OFFICE', 'CASE_TRANSFERRED_FROM_YOU']],
    ['themselves again', { personId: kari }, ['CASE_TRANSFERRED']],
  ] as const)('[ACT-05] hears that a leader has transferred it to %s', async (_, transferTo, kinds) => {
    const referenceNumber = await taken()
    await actOn(leader, referenceNumber, { action: 'transfer', transferTo })
    expect((await noticesOf(kari, referenceNumber)).sort()).toEqual([...kinds].sort())
  })

  it('[ACT-05] is told nothing of what they transferred themselves', async () => {
    const referenceNumber = await taken()
    await actOn(officer, referenceNumber, { action: 'transfer', transferTo: { office: 'BERGEN' } })
    expect(await noticesOf(kari, referenceNumber)).toEqual([])
  })

  it('[ACT-05] [ACT-04] is asked at the field where a case is to go that is transferred nowhere', async () => {
    const referenceNumber = await taken()
    await expect(actOn(officer, referenceNumber, { action: 'transfer' })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      fieldErrors: { transferTo: ['Feltet er påkrevd'] },
    })
    // Whoever may not transfer it reads that first.
    await expect(actOn(signer, referenceNumber, { action: 'transfer' })).rejects.toMatchObject({ status: 403 })
  })

  it('[ACT-05] keeps a case that is to go to an office where nobody may have it, and reads so at the field', async () => {
    const referenceNumber = await taken()
    const title = 'Ved dette kontoret er det ingen som kan få saken. Velg et annet kontor eller en person.'
    const refusal = { status: 409, code: 'OFFICE_WITHOUT_OFFICERS', title, fieldErrors: { transferTo: [title] } }
    const toOffice = (office: string) => actOn(officer, referenceNumber, { action: 'transfer', transferTo: { office } })
    await expect(toOffice('VADSOE')).rejects.toMatchObject(refusal)
    // Who only signs is told of a case at their office, but cannot take it.
    const signs = "insert into persons (id, name, audience, office) values ($1, $1, 'caseworker', 'VADSOE')"
    await database.query(signs, ['demo-only-signs'])
    await giveRoles(database, 'demo-only-signs', 'V')
    await expect(toOffice('VADSOE')).rejects.toMatchObject(refusal)
    const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(application.caseworker).toMatchObject({ name: 'Kari Nordli' })
    await giveRoles(database, 'demo-only-signs', 'B', 'V')
    expect(await toOffice('VADSOE')).toMatchObject({ caseOffice: 'VADSOE' })
    expect(await noticesOf('demo-only-signs', referenceNumber)).toEqual(['CASE_TRANSFERRED_TO_OFFICE'])
  })

  it('[ACT-05] is shown as absent on the days that they have marked', async () => {
    const referenceNumber = await taken()
    const day = today(new Date().toISOString())
    const body = { firstDay: day, lastDay: day }
    expect(await officer.client.call(recordAbsence, { body })).toEqual([body])
    const people = await leader.client.call(listOfficers)
    expect(people.find(({ id }) => id === kari)).toMatchObject({ absentUntil: day })
    const { content } = await leader.client.call(listCases, { query: { referenceNumber: String(referenceNumber) } })
    expect(content[0]?.caseworker).toMatchObject({ absentUntil: day })
    expect(await officer.client.call(removeAbsence, { params: { firstDay: day } })).toEqual([])
    expect(await officer.client.call(listAbsences)).toEqual([])
    await expect(
      officer.client.call(recordAbsence, { body: { firstDay: '2026-12-02', lastDay: '2026-12-01' } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('[ACT-05] is not recorded as absent on days that are over, and days that are told twice are one absence', async () => {
    const record = (firstDay: string, lastDay: string) =>
      officer.client.call(recordAbsence, { body: { firstDay, lastDay } })
    await expect(record('2026-01-05', '2026-01-09')).rejects.toMatchObject({
      status: 400,
      fieldErrors: { lastDay: ['Datoen må være i dag eller senere.'] },
    })
    const nextYear = new Date().getUTCFullYear() + 1
    await expect(record(`${nextYear}-07-10`, '9999-12-31')).rejects.toMatchObject({
      status: 400,
      fieldErrors: { lastDay: ['Datoen kan være høyst to år frem i tid.'] },
    })
    expect(await officer.client.call(listAbsences)).toEqual([])
    await record(`${nextYear}-07-10`, `${nextYear}-07-14`)
    await record(`${nextYear}-07-20`, `${nextYear}-07-24`)
    const joined = [{ firstDay: `${nextYear}-07-10`, lastDay: `${nextYear}-07-24` }]
    expect(await record(`${nextYear}-07-14`, `${nextYear}-07-20`)).toEqual(joined)
    expect(await record(`${nextYear}-07-12`, `${nextYear}-07-13`)).toEqual(joined)
    const apart = { firstDay: `${nextYear}-07-25`, lastDay: `${nextYear}-07-26` }
    expect(await record(apart.firstDay, apart.lastDay)).toEqual([...joined, apart])
    // Told anew from the same day, it is shorter.
    const shorter = { firstDay: `${nextYear}-07-10`, lastDay: `${nextYear}-07-11` }
    expect(await record(shorter.firstDay, shorter.lastDay)).toEqual([shorter, apart])
    for (const { firstDay } of [shorter, apart]) await officer.client.call(removeAbsence, { params: { firstDay } })
  })

  it.each([
    ['an office', { office: 'BERGEN' }, ['CASE_TRANSFERRED_FROM_YOU']],
    ['the leader', { personId: 'demo-solveig-moen' }, ['CASE_TRANSFERRED_FROM_YOU']],
  ] as const)(
    '[ACT-05] hears that a leader has transferred it to %s',
    { tags: 'proof' },
    async (_, transferTo, kinds) => {
      const referenceNumber = await taken()
      await actOn(leader, referenceNumber, { action: 'transfer', transferTo })
      expect(await noticesOf(kari, referenceNumber)).toEqual(kinds)
    },
  )

  it.each([
    ['waits at an office', { office: 'KLOEFTA' }],
    ['is of an officer at an office with one signer', { personId: 'demo-alone' }],
  ] as const)(
    '[ACT-05] does not sign what they approved at an office with two signers once it %s',
    { tags: 'proof' },
    async (_, to) => {
      const alone = `insert into persons (id, name, audience, office)
      values ('demo-alone', 'Una Berg', 'caseworker', 'VADSOE') on conflict do nothing`
      await database.query(alone)
      await giveRoles(database, 'demo-alone', 'B')
      const referenceNumber = await taken()
      await actOn(officer, referenceNumber, await approvalOf(referenceNumber))
      await actOn(officer, referenceNumber, { action: 'transfer', transferTo: to })
      await giveRoles(database, kari, 'B', 'V')
      await expect(actOn(officer, referenceNumber, { action: 'sign' })).rejects.toMatchObject({
        code: 'notOwnApproval',
      })
      await giveRoles(database, kari, 'B')
      expect(await actOn(signer, referenceNumber, { action: 'sign' })).toMatchObject({ applicationStatus: 'GODKJENT' })
    },
  )

  it('[ACT-05] does not both approve and sign where the office has two signers', { tags: 'proof' }, async () => {
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
  /** Approved, and waiting for its signer. */
  async function approved() {
    const referenceNumber = await taken()
    await actOn(officer, referenceNumber, await approvalOf(referenceNumber))
    return referenceNumber
  }

  /** An act of the exporter on the application as it stands now. */
  async function byExporter(endpoint: typeof withdrawApplication | typeof cancelApplication, referenceNumber: number) {
    const params = { organisationNumber, referenceNumber }
    const { application } = await exporter.client.call(getApplication, { params })
    const call = { params, ifMatch: application.version }
    if (endpoint === withdrawApplication) return exporter.client.call(withdrawApplication, call)
    const cancellationInformation = { reasonForCancellation: 'Varene ble solgt i Norge.', methodOfReturn: 'Post' }
    return exporter.client.call(cancelApplication, { ...call, body: { cancellationInformation } })
  }

  it('[ACT-13] is told to its owner: the vet sends it back, its exporter withdraws it', async () => {
    const referenceNumber = await approved()
    await actOn(signer, referenceNumber, { action: 'reject-signing', reason: 'Feil dato.' })
    expect(await noticesOf(kari, referenceNumber)).toEqual(['SIGNING_REJECTED'])
    await ask(referenceNumber)
    await byExporter(withdrawApplication, referenceNumber)
    expect(await noticesOf(kari, referenceNumber)).toEqual(['SIGNING_REJECTED', 'CASE_ENDED'])
  })

  it('[ACT-13] is told to nobody who did it themselves, nor of a case without an owner', async () => {
    const own = await approved()
    await actOn(leader, own, { action: 'take-over', reason: 'Fristen går ut.' })
    await actOn(signer, own, { action: 'sign' })
    await actOn(leader, own, { action: 'annul', reason: 'Mistanke om sykdom.' })
    expect(await noticesOf('demo-solveig-moen', own)).not.toContain('CASE_ENDED')
    const nobodys = await sent()
    await byExporter(cancelApplication, nobodys)
    const { rows } = await database.query(`select from notices where reference_number = $1 and kind = 'CASE_ENDED'`, [
      nobodys,
    ])
    expect(rows).toEqual([])
  })

  it('[ACT-13] is told to its owner: its exporter asks for its cancellation, a leader annuls it', {
    tags: 'proof',
  }, async () => {
    const referenceNumber = await issueOnPaper({ exporter, officer, signer })
    await byExporter(cancelApplication, referenceNumber)
    expect(await noticesOf(kari, referenceNumber)).toEqual(['CANCELLATION_REQUESTED'])
    await actOn(leader, referenceNumber, { action: 'annul', reason: 'Mistanke om sykdom.' })
    expect(await noticesOf(kari, referenceNumber)).toEqual(['CANCELLATION_REQUESTED', 'CASE_ENDED'])
    expect(await noticesOf('demo-solveig-moen', referenceNumber)).not.toContain('CASE_ENDED')
  })

  it('[ACT-05] [ACT-13] is told to those who lead too where its owner is away, if somebody must act on it', {
    tags: 'proof',
  }, async () => {
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

  it('[ACT-13] [MSG-01] is told to everybody at its office while nobody has it', async () => {
    const referenceNumber = await sent()
    await write(referenceNumber)
    expect(await noticesOf(kari, referenceNumber)).toEqual(['MESSAGE_TO_OFFICER'])
    expect(await noticesOf(leading, referenceNumber)).toEqual([])
  })

  it('[ACT-05] [ACT-13] is told to its owner, and where they are away or have no right to it, to those who lead as well', {
    tags: 'proof',
  }, async () => {
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

  it('[ACT-05] [ACT-13] nor does a job that was given up stay with an owner who is away', {
    tags: 'proof',
  }, async () => {
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
  it('[ACT-06] is an event of its own, once, and its owner is told; nobody’s act is refused because of it', async () => {
    const referenceNumber = await taken()
    const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
    await database.query(`update applications set due_at = now() - interval '1 minute' where reference_number = $1`, [
      referenceNumber,
    ])
    const { deps } = server.running
    const system = { audience: 'system' } as const
    const now = deps.now()
    expect(await deps.transactions.run(system, (tx) => overdueCases(tx, now))).toContain(referenceNumber)
    await deps.transactions.run(system, (tx) =>
      actIfAllowed({ tx, deps, event: 'deadline-passed', referenceNumber, now }),
    )
    expect(await deps.transactions.run(system, (tx) => overdueCases(tx, now))).not.toContain(referenceNumber)
    expect(await noticesOf(kari, referenceNumber)).toContain('CASE_OVERDUE')
    const history = await officer.client.call(listCaseHistory, { params: { referenceNumber } })
    expect(history.at(-1)).toMatchObject({ event: 'deadline-passed', actor: { role: 'SYSTEM' } })
    const body = { action: 'stop', reason: 'Mistanke om sykdom.' } as const
    const stopped = await officer.client.call(handleCase, {
      params: { referenceNumber },
      body,
      ifMatch: application.version,
    })
    expect(stopped.applicationStatus).toBe('STOPPET')
  })

  it('[ACT-06] brings the case into the queue of what is overdue, as does a question unanswered for 14 days', {
    tags: 'proof',
  }, async () => {
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
