import { getApplication, listMessages, saveApplication } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { screen, within } from '@testing-library/react'
import { openApp } from '#src/testing/open-app.tsx'
import { asking, question } from '#src/testing/questions.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

/** A draft reopened for two questions: one about the invoice, and one that only needs an answer. */
export async function openClarification({
  questions = [question('m-1', 'consignor.internalReference'), question('m-2')],
  attachments = [],
}: {
  readonly questions?: readonly ReturnType<typeof question>[]
  readonly attachments?: Application['attachments']
} = {}) {
  const server = startSubmitterServer()
  let application = anApplication({
    applicationStatus: 'UNDER_REGISTRERING',
    submittedDateTime: '2026-11-19T09:47:21+01:00',
    revision: 2,
    actions: ['edit', 'send', 'withdraw'],
    clarification: { askedDateTime: '2026-11-20T10:00:00+01:00', questions: [...questions] },
    attachments: [...attachments],
  })
  const { actions: _actions, attachments: _attachments, ...sent } = application
  const validation = { errors: [], needsManualProcessing: false }
  const change = (next: Partial<Application>) => {
    application = { ...application, ...next, version: application.version + 1 }
    return application
  }
  server.answer(getApplication, () => ({ application, validation, assessed: { ...sent, revision: 1 } }))
  server.answer(listMessages, () => [
    asking('m-1', 'Hvilken faktura?'),
    asking('m-2', 'Når kommer båten?'),
    asking('m-3', 'Hva viser loggen?'),
  ])
  server.answer(saveApplication, ({ body }) => ({ application: change(body as Partial<Application>), validation }))
  const app = openApp('/soeknader/4001')
  await screen.findByRole('heading', { level: 1, name: /Rett og svar/ })
  return { ...app, server, change }
}

export const invoice = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Fakturareferanse/ })

export const answer = (n: number) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^Svar på spørsmål ${n}`) })

export const actions = () => within(screen.getByRole('region', { name: 'Handlinger' }))

export const send = () => actions().getByRole('button', { name: /^Send/ })
