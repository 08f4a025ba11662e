import {
  type BookEntry,
  getApplication,
  getFlags,
  listAddressBook,
  saveApplication,
  validateApplication,
} from '@eksport/api'
import type { Application, Attachment, ValidationResult } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import type { refuse } from '@eksport/portal/testing/memory-server.ts'
import { everydayFlags } from '@eksport/portal/testing/reference-answers.ts'
import { screen } from '@testing-library/react'
import { openApp } from './open-app.tsx'
import { startSubmitterServer } from './start-server.ts'

/** The rule check finds nothing. */
export const clean: ValidationResult = { errors: [], needsManualProcessing: false }

interface OpenForm {
  /** What is stored, where it differs from a complete draft for China. */
  readonly stored?: Partial<Application>
  readonly validation?: ValidationResult
  /** What the rule check answers while the form is filled in, where that is another. */
  readonly check?: () => ValidationResult | ReturnType<typeof refuse>
  readonly flags?: Partial<typeof everydayFlags>
  /** The organisation's address book. */
  readonly book?: readonly BookEntry[]
  /** Of the window, in CSS pixels. */
  readonly width?: number
}

/** Opens a page of the form of a draft, at a server that keeps what is saved. */
export async function openForm(
  page: string,
  { stored = {}, validation = clean, check = () => validation, flags = {}, book = [], width }: OpenForm = {},
) {
  const server = startSubmitterServer()
  let application = anApplication(stored)
  server.answer(getApplication, () => ({ application, validation }))
  server.answer(getFlags, () => ({ ...everydayFlags, ...flags }))
  server.answer(validateApplication, check)
  server.answer(listAddressBook, () => [...book])
  const save = () =>
    server.answer(saveApplication, ({ body }) => {
      const sender = { ...application.sender, ...body.sender }
      application = { ...application, ...(body as Partial<Application>), sender, version: application.version + 1 }
      return { application, validation }
    })
  save()
  const address = `/soeknader/${application.referenceNumber}${page === '' ? '' : `/${page}`}`
  const app = openApp(address, { ...(width !== undefined && { width }) })
  await screen.findByRole('navigation', { name: /^(Søknadssteg|Application steps)$/ })
  return {
    ...app,
    server,
    save,
    /** Somebody else stores this meanwhile. */
    storeElsewhere: (change: Partial<Application>) => {
      application = { ...application, ...change, version: application.version + 1 }
    },
    /** Files come and go meanwhile; the version stays, as it does at the server. */
    attachElsewhere: (attachments: readonly Attachment[]) => {
      application = { ...application, attachments: [...attachments] }
    },
    next: () => app.user.click(screen.getByRole('button', { name: 'Neste' })),
  }
}
