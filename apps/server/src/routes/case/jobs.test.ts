import { ApiError, listFailedJobs, listJobs, listNotices, tryJobAgain } from '@eksport/api'
import { describe, expect, it } from 'vitest'
import { tellFailed } from '../../notices/tell-handlers.ts'
import { type LoggedIn, logInAs } from '../../testing/index.ts'
import {
  anotherWorker,
  exporter,
  officer,
  owner,
  receiptOf,
  receiptsOf,
  send,
  server,
  startWorkersOfCases,
  stopWorkers,
  untilReceipt,
} from '../../testing/jobs-of-a-case.ts'

startWorkersOfCases()

const byKey = "key = (select key from jobs where reference_number = $1 and name = 'render-receipt')"

describe('the jobs of a case', () => {
  it('[ACT-03] stand there from the act on, and are done', async () => {
    const referenceNumber = await send()
    expect(await receiptOf(referenceNumber)).toMatchObject({ name: 'render-receipt' })
    await untilReceipt(referenceNumber, 'DONE')
    expect(await receiptsOf(referenceNumber)).toBe(1)
  })

  it('are no business of an exporter, nor those of another case', async () => {
    const [referenceNumber, elsewhere] = [await send(), await send()]
    const job = await receiptOf(elsewhere)
    const params = { referenceNumber, jobId: job?.id ?? '' }
    await expect(officer.client.call(tryJobAgain, { params })).rejects.toMatchObject({ status: 404 })
    await expect(exporter.client.call(listJobs, { params: { referenceNumber } })).rejects.toThrow(ApiError)
  })

  it('[CW-12] stand in one list of all cases while their last attempt has failed, those that are given up first', async () => {
    const [tried, givenUp] = [await send(), await send()]
    const came = async (referenceNumber: number, state: 'WAITING' | 'FAILED') => {
      await untilReceipt(referenceNumber, 'DONE')
      await owner.query(
        "update jobs set state = $2, problem = 'NO_ANSWER', attempts = 3 where reference_number = $1 and name = 'render-receipt'",
        [referenceNumber, state],
      )
    }
    await came(tried, 'WAITING')
    await came(givenUp, 'FAILED')
    const { jobs, total } = await officer.client.call(listFailedJobs)
    expect(jobs.map(({ referenceNumber, state }) => ({ referenceNumber, state }))).toEqual([
      { referenceNumber: givenUp, state: 'FAILED' },
      { referenceNumber: tried, state: 'WAITING' },
    ])
    expect(total).toBe(2)
    expect(jobs[0]).toMatchObject({
      name: 'render-receipt',
      problem: 'NO_ANSWER',
      exporterName: expect.stringMatching(/ AS$/),
    })
    await expect(exporter.client.call(listFailedJobs)).rejects.toThrow(ApiError)
  })

  it('[ACT-03] are left to another by a worker that cannot make itself known: it ends and does not hang', async () => {
    await stopWorkers()
    await owner.query('alter table job_workers rename to job_workers_away')
    try {
      await expect(anotherWorker()).rejects.toThrow('job_workers')
    } finally {
      await owner.query('alter table job_workers_away rename to job_workers')
    }
  })

  it('[ACT-03] [ACT-13] of a case without owner and office are told to those who lead', async () => {
    const nobodys = await send()
    await owner.query(
      "update applications set document = document - 'certificateRetrieval' where reference_number = $1",
      [nobodys],
    )
    await server.running.deps.transactions.run({ audience: 'system' }, (tx) =>
      tellFailed(tx, nobodys, { now: new Date(), occasion: 'x' }),
    )
    const leader = await logInAs(server, 'caseworker', 'demo-solveig-moen')
    const noticesOf = async ({ client }: LoggedIn) =>
      (await client.call(listNotices)).notices.filter(({ referenceNumber }) => referenceNumber === nobodys)
    expect((await noticesOf(leader)).map(({ kind }) => kind)).toEqual(['JOB_FAILED'])
    expect(await noticesOf(officer)).toEqual([])
  })

  it('[ACT-03] are done once, also when they are run twice', { tags: 'proof' }, async () => {
    const referenceNumber = await send()
    await untilReceipt(referenceNumber, 'DONE')
    // Later than it can be looked at, so that it is seen to wait.
    await owner.query(
      "select eksport_add_job(name, payload::json, key, now() + interval '5 seconds') from jobs where reference_number = $1 and name = 'render-receipt'",
      [referenceNumber],
    )
    expect(await receiptOf(referenceNumber)).toMatchObject({ state: 'WAITING' })
    await untilReceipt(referenceNumber, 'DONE')
    expect(await receiptsOf(referenceNumber)).toBe(1)
  })

  it('[ACT-03] of a worker that died are free again at the next beat of another', { tags: 'proof' }, async () => {
    await stopWorkers()
    const held = await send()
    await owner.query("insert into job_workers values ('pool-dead', 'elsewhere', now() - interval '16 seconds')")
    await owner.query(
      `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now(), attempts = 1 where ${byKey}`,
      [held],
    )
    expect(await receiptOf(held)).toMatchObject({ state: 'WAITING' })
    await anotherWorker()
    await untilReceipt(held, 'DONE')
    expect(await receiptsOf(held)).toBe(1)
  })

  it('[ACT-03] [ACT-13] that failed the last time say so in the case and to its office, until somebody tries them again', {
    tags: 'proof',
  }, async () => {
    await stopWorkers()
    const failing = await send()
    await owner.query(`update graphile_worker._private_jobs set payload = '{}', max_attempts = 1 where ${byKey}`, [
      failing,
    ])
    await anotherWorker()
    await untilReceipt(failing, 'FAILED')
    const job = await receiptOf(failing)
    expect(job).toMatchObject({ problem: 'UNEXPECTED', attempts: 1 })
    expect(job?.dueAt).toBeUndefined()
    const { notices } = await officer.client.call(listNotices)
    const ofFailing = notices.filter((notice) => notice.referenceNumber === failing)
    expect(ofFailing.map(({ kind }) => kind)).toEqual(['JOB_FAILED'])
    const params = { referenceNumber: failing, jobId: job?.id ?? '' }
    const after = await officer.client.call(tryJobAgain, { params })
    expect(after.find(({ id }) => id === job?.id)).toMatchObject({ state: 'WAITING', attempts: 0 })
    await untilReceipt(failing, 'DONE')
    expect(await receiptsOf(failing)).toBe(1)
  })
})
