import { getApplication, getFlags, saveApplication, validateApplication } from '@eksport/api'
import type { Application, ValidationResult } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
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
  readonly flags?: Partial<typeof everydayFlags>
}

/** Opens a page of the form of a draft, at a server that keeps what is saved. */
export async function openForm(page: string, { stored = {}, validation = clean, flags = {} }: OpenForm = {}) {
  const server = startSubmitterServer()
  let application = anApplication(stored)
  server.answer(getApplication, () => ({ application, validation }))
  server.answer(getFlags, () => ({ ...everydayFlags, ...flags }))
  server.answer(validateApplication, () => validation)
  const save = () =>
    server.answer(saveApplication, ({ body }) => {
      const sender = { ...application.sender, ...body.sender }
      application = { ...application, ...(body as Partial<Application>), sender, version: application.version + 1 }
      return { application, validation }
    })
  save()
  const app = openApp(`/soeknader/${application.referenceNumber}${page === '' ? '' : `/${page}`}`)
  await screen.findByRole('navigation', { name: 'Søknadssteg' })
  return {
    ...app,
    server,
    save,
    /** Somebody else stores this meanwhile. */
    storeElsewhere: (change: Partial<Application>) => {
      application = { ...application, ...change, version: application.version + 1 }
    },
    next: () => app.user.click(screen.getByRole('button', { name: 'Neste' })),
  }
}
