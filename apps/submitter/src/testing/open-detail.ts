import { type ApplicationReading, getApplication, listApplications, listMessages } from '@eksport/api'
import type { Application, Message } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen } from '@testing-library/react'
import { openApp } from './open-app.tsx'
import { startSubmitterServer } from './start-server.ts'

interface DetailAround {
  readonly messages?: Message[]
  /** What the server returns besides the application. */
  readonly reading?: Partial<Omit<ApplicationReading, 'application'>>
  readonly server?: ReturnType<typeof startSubmitterServer>
}

/** Opens the details of an application, on a server that applies changes to it. */
export async function openDetail(stored: Partial<Application>, around: DetailAround = {}) {
  const { messages = [], reading = {}, server = startSubmitterServer() } = around
  let application = anApplication({ submittedDateTime: '2026-11-20T09:47:21+01:00', actions: [], ...stored })
  const validation = { errors: [], needsManualProcessing: false }
  server.answer(getApplication, () => ({ application, validation, ...reading }))
  server.answer(listMessages, () => messages)
  server.answer(listApplications, ({ query }) => pageOf([], query))
  const app = openApp('/soeknader/4001/detaljer')
  await screen.findByRole('heading', { level: 1, name: /#004001/ })
  /** Changes the application on the server and increments its version. */
  const change = (next: Partial<Application>) => {
    application = { ...application, ...next, version: application.version + 1 }
    return application
  }
  return { ...app, server, change }
}
