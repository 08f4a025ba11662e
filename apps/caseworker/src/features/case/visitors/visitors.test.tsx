import { leaveCase, visitCase } from '@eksport/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

it('[CW-06] names a colleague who has the case open, and says to the server when this page has it no longer', async () => {
  const server = startCaseworkerServer()
  server.answer(visitCase, () => [{ id: 'b-2', name: 'Henrik Dahl', since: '2026-11-20T11:52:00+01:00' }])
  const { user } = await openCase({}, { server })
  const status = (await screen.findByText(/^Henrik Dahl, siden .*11:52$/)).closest('[role=status]')
  expect(status?.textContent).toMatch(/^Også her nå/)
  const [asked] = server.calls(visitCase)
  await user.click(screen.getByRole('link', { name: /Tilbake til/ }))
  await waitFor(() => expect(server.calls(leaveCase)).toHaveLength(1))
  expect(server.calls(leaveCase)[0]?.params).toEqual(asked?.params)
})
