import { getPaperStock, getSession, listCaseCopies, listCases, listJobs, type Session } from '@eksport/api'
import type { CopyOrder } from '@eksport/domain'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { openCase } from '#src/testing/open-case.ts'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

type Roles = Session['person']['roles']

const order: CopyOrder = {
  id: '0191b7f0-0000-7000-8000-000000000001',
  version: 2,
  state: 'ORDERED',
  collectionDate: '2026-11-20',
  numberOfCopies: 2,
  collectionLocation: 'KLOEFTA',
  collectionTime: '10:30',
  fee: 875,
  orderedTime: '2026-11-19T08:00:00+01:00',
}

function startFor(roles: Roles) {
  const server = startCaseworkerServer()
  server.answer(getSession, () => sessionOf({ ...officer, roles, office: 'KLOEFTA' }, null))
  server.answer(listCases, ({ query }) => pageOf([], query))
  server.answer(getPaperStock, () => ({ office: 'KLOEFTA', free: 196, batches: [], voids: [] }))
  server.answer(listCaseCopies, () => [order])
  server.answer(listJobs, () => [
    {
      id: '00000000-0000-4000-8000-000000000001',
      name: 'render-receipt',
      state: 'FAILED' as const,
      problem: 'NO_ANSWER' as const,
      attempts: 30,
      addedAt: '2026-11-20T09:47:21Z',
      changedAt: '2026-11-20T09:47:23Z',
    },
  ])
  return server
}

/** What stands in the case to be written or done, in their roles. */
async function offeredInCase(roles: Roles) {
  const stored = { applicationStatus: 'UTSTEDT' as const, actions: [], confirmedCopies: [order] }
  await openCase(stored, { server: startFor(roles) })
  await screen.findByText(/Det er gitt opp etter 30 forsøk/)
  await screen.findByText('2 kopier')
  const shown = (name: string) => screen.queryByRole('button', { name }) !== null
  return {
    message: shown('Til eksportøren'),
    note: shown('Internt notat'),
    again: shown('Prøv igjen'),
    copies: shown('Bekreft og skriv ut'),
  }
}

describe('an officer', () => {
  it.each([
    [['B', 'V', 'L'], 'Kontorleder'],
    [['B', 'V'], 'Signatar'],
    [['B'], 'Saksbehandler'],
    [['A'], 'Administrator'],
    [[], 'Leser'],
  ] as const)('[AUT-07] of the roles %j is %s in the header', async (roles, words) => {
    startFor([...roles])
    openApp('/')
    expect((await screen.findByRole('button', { name: new RegExp(officer.name) })).textContent).toContain(words)
  })

  it.each([
    [['B'], { message: true, note: true, again: true, copies: true }],
    [['V'], { message: false, note: true, again: true, copies: false }],
    [[], { message: false, note: false, again: false, copies: false }],
  ] as const)(
    '[AUT-07] [STA-08] of the roles %j is offered in a case what the server lets them do',
    async (roles, may) => {
      expect(await offeredInCase([...roles])).toEqual(may)
    },
  )

  it.each([
    [['B'], 2],
    [['V'], 0],
    [[], 0],
  ] as const)(
    '[AUT-07] [CRT-15] of the roles %j reads the stock of paper, and changes it by %i buttons',
    async (roles, buttons) => {
      startFor([...roles])
      openApp('/papirlager')
      expect(await screen.findByText('196')).toBeTruthy()
      expect(screen.queryAllByRole('button', { name: /Registrer ark|Meld ark ugyldige/ })).toHaveLength(buttons)
      expect(screen.queryAllByText(/men ikke registrere ark/)).toHaveLength(buttons === 0 ? 1 : 0)
    },
  )
})
