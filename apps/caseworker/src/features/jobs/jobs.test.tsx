import { type FailedJob, getSession, listFailedJobs, tryJobAgain } from '@eksport/api'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

const job = (n: number, more: Partial<FailedJob> = {}): FailedJob => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  name: 'render-receipt',
  state: 'FAILED',
  problem: 'NO_ANSWER',
  attempts: 30,
  addedAt: '2026-11-20T09:47:21Z',
  changedAt: '2026-11-25T09:47:23Z',
  referenceNumber: 4000 + n,
  exporterName: 'Midnattsol Testlaks AS',
  countryOfDestination: 'CN',
  ...more,
})
const mail = { name: 'send-mail', state: 'WAITING', dueAt: '2026-11-20T12:00:00Z', attempts: 2 } as const

function openJobs(jobs: FailedJob[], roles: ('B' | 'A')[] = ['B']) {
  const server = startCaseworkerServer()
  let left = jobs
  server.answer(getSession, () => sessionOf({ ...officer, roles }, null))
  server.answer(listFailedJobs, () => ({ jobs: left, total: left.length }))
  server.answer(tryJobAgain, ({ params }) => {
    left = left.filter(({ id }) => id !== params.jobId)
    return []
  })
  return { ...openApp('/jobber'), server }
}

describe('[CW-12] the jobs that failed', () => {
  it('stand with their case, since when and why, those that need somebody first', async () => {
    openJobs([job(1), job(2, mail)])
    const givenUp = within(await screen.findByRole('region', { name: /Trenger noen/ }))
    expect(givenUp.getByRole('link', { name: '#004001' }).getAttribute('href')).toBe('/soeknader/4001')
    expect(givenUp.getByText('Et system som trengs, svarer ikke.', { exact: false })).toBeTruthy()
    expect(givenUp.getByText('20.11.2026', { exact: false })).toBeTruthy()
    const later = within(screen.getByRole('region', { name: 'Prøves igjen av seg selv' }))
    expect(later.getByText('Sende e-post')).toBeTruthy()
    expect(later.getByText('Neste forsøk')).toBeTruthy()
  })

  it('are tried again, one or all of a kind, and leave the list', async () => {
    const { user, server } = openJobs([job(1), job(2), job(3, mail), job(4, mail)])
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen: Lage kvittering, #004001' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: '#004001' })).toBeNull())
    await user.click(screen.getByRole('button', { name: /^Sende e-post/ }))
    await user.click(screen.getByRole('button', { name: 'Prøv alle 2 igjen' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: '#004003' })).toBeNull())
    expect(server.calls(tryJobAgain).map(({ params }) => Number(params.referenceNumber))).toEqual([4001, 4003, 4004])
    expect(screen.getByRole('link', { name: '#004002' })).toBeTruthy()
  })

  it('say that an attempt could not be asked for, and stay', async () => {
    const { user, server } = openJobs([job(1)])
    server.answer(tryJobAgain, lose)
    await user.click(await screen.findByRole('button', { name: /^Prøv igjen/ }))
    expect((await screen.findByText(/Fikk ikke satt i gang alle forsøkene/)).closest('[role=alert]')).not.toBeNull()
    expect(screen.getByRole('link', { name: '#004001' })).toBeTruthy()
  })

  it('are said to be none', async () => {
    openJobs([])
    expect(await screen.findByText('Ingen jobber har feilet')).toBeTruthy()
  })

  it('are shown to nobody who may not try them again', async () => {
    const { server } = openJobs([job(1)], ['A'])
    expect(await screen.findByText('Du har ikke rett til å prøve jobber igjen.')).toBeTruthy()
    expect(server.calls(listFailedJobs)).toEqual([])
  })
})
