import { getCase, listCaseHistory, listCaseMessages, listCases, listJobs, tryJobAgain } from '@eksport/api'
import type { CaseJob } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
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

it('[ACT-03] shows what failed in words, has it tried again, and folds away what is done', async () => {
  const server = startCaseworkerServer()
  const application = anApplication({ applicationStatus: 'INNSENDT', submittedDateTime: '2026-11-20T09:47:21Z' })
  const failed = job('1', { state: 'FAILED', problem: 'NO_ANSWER', attempts: 30 })
  server.answer(getCase, () => ({ application, validation: { errors: [], needsManualProcessing: false } }))
  server.answer(listCases, ({ query }) => pageOf([], query))
  server.answer(listCaseMessages, () => [])
  server.answer(listCaseHistory, () => [])
  server.answer(listJobs, () => [failed, job('2', { name: 'send-mail' })])
  server.answer(tryJobAgain, () => [job('1', { state: 'DONE' }), job('2', { name: 'send-mail' })])
  const { user } = openApp('/soeknader/4001')
  expect(await screen.findByText('Et system som trengs, svarer ikke. Det er gitt opp etter 30 forsøk.')).toBeTruthy()
  expect(screen.getByText('1 er utført')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
  await waitFor(() => expect(screen.getByText('2 er utført')).toBeTruthy())
  expect(server.calls(tryJobAgain)).toMatchObject([{ params: { jobId: failed.id } }])
})
