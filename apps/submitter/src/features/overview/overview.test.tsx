import { deleteApplication, listApplications } from '@eksport/api'
import { aRow } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const draft = aRow({ referenceNumber: 4002, applicationStatus: 'UNDER_REGISTRERING', actions: ['edit', 'delete'] })
const rows = [aRow(), draft]

/** The overview of an organisation with so many applications, of which a page shows these. */
async function openOverview({ address = '/oversikt', shown = rows, total = rows.length } = {}) {
  const server = startSubmitterServer()
  server.answer(listApplications, ({ query }) => pageOf(shown, query, total))
  const app = openApp(address)
  await screen.findByRole('table', { name: 'Søknader' })
  const asked = () => server.calls(listApplications).at(-1)?.query
  return { ...app, server, asked }
}

const references = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

it('shows the applications', async () => {
  await openOverview()
  await waitFor(() => expect(references()).toEqual(['#004001', '#004002']))
  screen.debug(undefined, 3000)
})
