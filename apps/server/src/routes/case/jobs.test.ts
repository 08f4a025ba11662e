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
})
