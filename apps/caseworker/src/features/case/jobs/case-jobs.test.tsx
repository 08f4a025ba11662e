import { listJobs, tryJobAgain } from '@eksport/api'
import type { CaseJob } from '@eksport/domain'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const job = (id: string, more: Partial<CaseJob>): CaseJob => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  name: 'render-receipt',
  state: 'DONE',
  attempts: 0,
  addedAt: '2026-11-20T09:47:21Z',
  changedAt: '2026-11-20T09:47:23Z',
  ...more,
})

const failed = job('1', { state: 'FAILED', problem: 'NO_ANSWER', attempts: 30 })

function openJobs(jobs: CaseJob[]) {
  const server = startCaseworkerServer()
  server.answer(listJobs, () => jobs)
  return openCase({ applicationStatus: 'INNSENDT', actions: [] }, { server })
}

describe('what is done after acts', () => {
  it('[ACT-03] shows what failed in words, has it tried again, and folds away what is done', async () => {
    const { user, server } = await openJobs([failed, job('2', { name: 'send-mail' })])
    server.answer(tryJobAgain, () => [job('1', { state: 'DONE' }), job('2', { name: 'send-mail' })])
    expect(await screen.findByText('Et system som trengs, svarer ikke. Det er gitt opp etter 30 forsøk.')).toBeTruthy()
    expect(screen.getByText('1 er utført')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(screen.getByText('2 er utført')).toBeTruthy())
    expect(server.calls(tryJobAgain)).toMatchObject([{ params: { jobId: failed.id } }])
  })

  it('[ACT-03] says that another attempt could not be asked for, at the one that it was asked for', async () => {
    const other = job('3', { name: 'send-mail', state: 'FAILED', problem: 'NO_ANSWER', attempts: 30 })
    const { user, server } = await openJobs([failed, other])
    server.answer(tryJobAgain, lose)
    const [, second] = await screen.findAllByRole('button', { name: 'Prøv igjen' })
    if (second === undefined) throw new Error('There is nothing to try again')
    await user.click(second)
    const message = await screen.findByText('Fikk ikke satt i gang et nytt forsøk. Prøv igjen.')
    expect(message.closest('[role=alert]')).toBeTruthy()
    expect(message.closest('li')).toBe(second.closest('li'))
    expect(server.calls(tryJobAgain)).toMatchObject([{ params: { jobId: other.id } }])
  })

  it('[ACT-03] is silent where there is nothing to do', async () => {
    await openJobs([])
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Gjøres i bakgrunnen' })).toBeNull())
  })
})
