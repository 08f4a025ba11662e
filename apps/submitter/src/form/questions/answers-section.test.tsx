import { listMessages } from '@eksport/api'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'
import { asking } from '#src/testing/questions.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

it('[ACT-08] a draft that is wholly open is answered on its summary, also on a page that came without answers of the server', async () => {
  const server = startSubmitterServer()
  server.answer(listMessages, () => [asking('m-1', 'Hvilken faktura?')])
  const questions = [{ messageId: 'm-1', pins: [], unlocksAll: true }]
  const clarification = { askedDateTime: '2026-11-20T10:00:00+01:00', questions }
  await openForm('oppsummering', { server, stored: { revision: 2, clarification } })
  expect(await screen.findByRole('region', { name: 'Saksbehandleren trenger svar' })).toBeTruthy()
})
