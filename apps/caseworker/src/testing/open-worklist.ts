import { getCase, getSession, listCaseHistory, listCaseMessages, listCases, type Session } from '@eksport/api'
import type { ApplicationRow } from '@eksport/domain'
import { anApplication, aRow } from '@eksport/domain/testing'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { readQuery, writeQuery } from '#src/features/worklist/worklist.ts'
import { openApp } from './open-app.tsx'
import { officer, startCaseworkerServer } from './start-server.ts'

const mine = aRow({ caseworker: { id: officer.id, name: officer.name } })
const others = aRow({ referenceNumber: 4003, caseworker: { id: 'b-2', name: 'Tor Tester' } })

/** The officer's own case, an unassigned one, and another officer's. */
export const threeCases = [mine, aRow({ referenceNumber: 4002 }), others]

interface Worklist {
  readonly address?: string
  readonly shown?: readonly ApplicationRow[]
  readonly total?: number
  /** The officer's roles. */
  readonly roles?: Session['person']['roles']
  readonly office?: string
}

/** Opens the officers' list with a page of these cases. */
export async function openWorklist({
  address = '/',
  shown = threeCases,
  total = shown.length,
  roles = ['B'],
  office,
}: Worklist = {}) {
  const server = startCaseworkerServer()
  server.answer(getSession, () => sessionOf({ ...officer, roles, ...(office !== undefined && { office }) }, null))
  server.answer(listCases, ({ query }) => pageOf(shown, query, total))
  server.answer(getCase, ({ params }) => ({
    application: anApplication({
      referenceNumber: Number(params.referenceNumber),
      applicationStatus: 'INNSENDT',
      actions: [],
    }),
    validation: { errors: [], needsManualProcessing: false },
  }))
  server.answer(listCaseMessages, () => [])
  server.answer(listCaseHistory, () => [])
  const app = openApp(address)
  await screen.findByRole('navigation', { name: 'Køer' })
  await waitFor(() => expect(screen.queryAllByRole('rowheader', { name: /^#/ })).toHaveLength(shown.length))
  const asked = () => server.calls(listCases).map(({ query }) => writeQuery(readQuery(query ?? {})))
  return { ...app, server, asked }
}
