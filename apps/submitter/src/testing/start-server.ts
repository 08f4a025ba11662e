import { getSession, listRepresentedExporters } from '@eksport/api'
import { startServer } from '@eksport/portal/testing/open-portal.tsx'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'

export const organisation = { organisationNumber: '310000043', name: 'Midnattsol Testlaks AS' }

/** A server at which an exporter is logged in and acts for an organisation. */
export function startSubmitterServer() {
  const server = startServer('submitter')
  server.answer(getSession, () => sessionOf({}, organisation))
  server.answer(listRepresentedExporters, () => [organisation])
  return server
}
