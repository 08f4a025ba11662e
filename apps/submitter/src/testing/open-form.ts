import {
  type BookEntry,
  type DraftSaver,
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
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { outcomeTexts } from '../form/outcome/outcome.texts.ts'
import { openApp } from './open-app.tsx'
import { startSubmitterServer } from './start-server.ts'

/** A rule check without findings. */
export const clean: ValidationResult = { errors: [], needsManualProcessing: false }

interface OpenForm {
  /** Differences from a complete draft for China. */
  readonly stored?: Partial<Application>
  readonly validation?: ValidationResult
  /** The maximum number of product lines. */
  readonly maxProductLines?: number
  /** The result of the rule check while the form is filled in, if it is not `clean`. */
  readonly check?: () => ValidationResult | ReturnType<typeof refuse>
  readonly flags?: Partial<typeof everydayFlags>
  /** The organisation's address book. */
  readonly book?: readonly BookEntry[]
  /** Width of the window, in CSS pixels. */
  readonly width?: number
  readonly server?: ReturnType<typeof startSubmitterServer>
}

/** Opens a page of a draft's form, on a server that stores what is saved. */
export async function openForm(
  page: string,
  {
    stored = {},
    validation = clean,
    maxProductLines = 100,
    check = () => validation,
    flags = {},
    book = [],
    width,
    server = startSubmitterServer(),
  }: OpenForm = {},
) {
  let application = anApplication(stored)
  let savers: DraftSaver[] = []
  server.answer(getApplication, () => ({ application, validation, maxProductLines, savers }))
  server.answer(getFlags, () => ({ ...everydayFlags, ...flags }))
  server.answer(validateApplication, check)
  server.answer(listAddressBook, () => [...book])
  const save = () =>
    server.answer(saveApplication, ({ body }) => {
      const sender = { ...application.sender, ...body.sender }
      application = { ...application, ...(body as Partial<Application>), sender, version: application.version + 1 }
      return { application, validation, maxProductLines }
    })
  save()
  const address = `/soeknader/${application.referenceNumber}${page === '' ? '' : `/${page}`}`
  const app = openApp(address, { ...(width !== undefined && { width }) })
  await screen.findByRole('navigation', { name: /^(Søknadssteg|Application steps)$/ })
  // Submission waits until the fee is shown.
  if (page === 'oppsummering') await waitFor(() => expect(screen.queryAllByText(outcomeTexts.feeComes.nb)).toEqual([]))
  return {
    ...app,
    server,
    save,
    /** Saves a change as somebody else, or as the same person in another tab; `by` says who. */
    storeElsewhere: (change: Partial<Application>, by?: Omit<DraftSaver, 'version'>) => {
      application = { ...application, ...change, version: application.version + 1 }
      if (by) savers = [{ ...by, version: application.version }, ...savers]
    },
    /** Changes the attachments on the server; the version stays the same, as on the real server. */
    attachElsewhere: (attachments: readonly Attachment[]) => {
      application = { ...application, attachments: [...attachments] }
    },
    next: () => app.user.click(screen.getByRole('button', { name: 'Neste' })),
  }
}
