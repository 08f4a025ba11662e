import { z } from 'zod'
import { appendAudit } from '../db/repositories/audit-events.ts'
import { findUnscanned, listUnscanned, settleScan } from '../db/repositories/file-scans.ts'
import { addJob } from '../db/repositories/jobs.ts'
import { traceId } from '../log/trace.ts'
import { defineJob, JobFailure } from './job.ts'

const system = { audience: 'system' } as const

/** [SEC-18] Scans a file. If the scanner does not answer, the file keeps waiting and is shown as delayed. */
export const scanFile = defineJob(z.object({ fileId: z.uuid() }), async (deps, { fileId }) => {
  const { scanner, transactions, now } = deps
  if (scanner === undefined) return
  const file = await transactions.run(system, (tx) => findUnscanned(tx, fileId))
  if (file === undefined) return
  const answer = await scanner.scan(file.content)
  if (answer.kind === 'unreached') {
    if (file.scan === 'WAITING') await transactions.run(system, (tx) => settleScan(tx, fileId, 'DELAYED'))
    throw new JobFailure('NO_ANSWER')
  }
  if (answer.kind === 'clean') {
    await transactions.run(system, (tx) => settleScan(tx, fileId, 'CLEAN'))
    return
  }
  await transactions.run(system, async (tx) => {
    if (!(await settleScan(tx, fileId, 'INFECTED'))) return
    await appendAudit(tx, {
      time: now(),
      personId: null,
      organisationNumber: file.organisationNumber,
      action: 'scan-file',
      outcome: 'REFUSED',
      referenceNumber: file.referenceNumber,
      requestId: traceId() ?? '',
      details: { fileId, sha256: file.sha256, signature: answer.signature },
    })
  })
})

const atOnce = 100

/**
 * [SEC-18] Queues waiting files at once when the scanner is back, including those that the queue has given up or would
 * retry in hours.
 */
export const scanDue = defineJob(z.unknown(), async ({ scanner, transactions }) => {
  if (scanner === undefined) return
  const waiting = await transactions.run(system, (tx) => listUnscanned(tx, atOnce))
  if (waiting.length === 0 || !(await scanner.isThere())) return
  await transactions.run(system, async (tx) => {
    for (const fileId of waiting) await addJob(tx, 'scan-file', { fileId }, `scan-file ${fileId}`)
  })
})
