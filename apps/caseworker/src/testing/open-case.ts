import { type ApplicationReading, getCase, listCaseHistory, listCaseMessages, listCases } from '@eksport/api'
import type { Application, HistoryEntry, Message, RuleViolation } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import type { Failure } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, within } from '@testing-library/react'
import { openApp } from './open-app.tsx'
import { startCaseworkerServer } from './start-server.ts'

interface CaseAround {
  readonly errors?: RuleViolation[]
  readonly messages?: () => Message[] | Failure
  readonly history?: () => HistoryEntry[]
  /** What the server returns besides the case. */
  readonly reading?: () => Partial<Omit<ApplicationReading, 'application' | 'validation'>>
  /** Width of the window, in CSS pixels. */
  readonly width?: number
  /** Other cases that can be read, by number. */
  readonly others?: readonly Application[]
  readonly server?: ReturnType<typeof startCaseworkerServer>
}

/** Opens a case as an officer, on a server that applies changes to it. */
export async function openCase(stored: Partial<Application>, around: CaseAround = {}) {
  const {
    errors = [],
    messages = () => [],
    history = () => [],
    reading = () => ({}),
    others = [],
    width,
    server = startCaseworkerServer(),
  } = around
  let application = anApplication({
    applicationStatus: 'UNDER_VURDERING',
    submittedDateTime: '2026-11-20T09:47:21+01:00',
    version: 4,
    ...stored,
  })
  const validation = { errors, needsManualProcessing: errors.length > 0 }
  server.answer(getCase, ({ params }) => {
    const other = others.find(({ referenceNumber }) => referenceNumber === params.referenceNumber)
    return other ? { application: other, validation } : { application, validation, ...reading() }
  })
  server.answer(listCases, ({ query }) => pageOf([], query))
  server.answer(listCaseMessages, messages)
  server.answer(listCaseHistory, history)
  const app = openApp('/soeknader/4001', { ...(width !== undefined && { width }) })
  await screen.findByRole('heading', { level: 1, name: /#004001/ })
  // The panel is drawn last.
  await screen.findByRole('region', { name: 'Historikk' })
  /** Changes the case on the server and increments its version. */
  const change = (next: Partial<Application>) => {
    application = { ...application, ...next, version: application.version + 1 }
    return application
  }
  return { ...app, server, change }
}

/** The actions on the open case. */
export const acts = () => within(screen.getByRole('region', { name: 'Handlinger i saken' }))

export const act = (name: RegExp) => acts().getByRole('button', { name })

/** The open dialog with this title. */
export const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
