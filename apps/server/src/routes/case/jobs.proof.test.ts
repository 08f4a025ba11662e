import { listNotices, tryJobAgain } from '@eksport/api'
import { describe, expect, it } from 'vitest'
import {
  anotherWorker,
  officer,
  owner,
  receiptOf,
  receiptsOf,
  send,
  startWorkersOfCases,
  stopWorkers,
  untilReceipt,
} from '../../testing/jobs-of-a-case.ts'

startWorkersOfCases()

const byKey = "key = (select key from jobs where reference_number = $1 and name = 'render-receipt')"

describe('the jobs of a case', () => {
  it('[ACT-03] are done once, also when they are run twice', async () => {
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

  it('[ACT-03] of a worker that died are free again at the next beat of another', async () => {
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

  it('[ACT-03] [ACT-13] that failed the last time say so in the case and to its office, until somebody tries them again', async () => {
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
