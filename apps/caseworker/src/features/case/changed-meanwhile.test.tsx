import { requestClarification } from '@eksport/api'
import type { Application, OfficerAction } from '@eksport/domain'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialogOf, openCase } from '#src/testing/open-case.ts'

const stale = /er endret siden du åpnet/

describe('while a dialog is open, a change by somebody else', () => {
  it('[ACT-12] takes away the acts that are no longer open, and shows what happened', async () => {
    const say = openStream()
    const { change } = await openCase({ applicationStatus: 'INNSENDT', actions: ['take'] })
    const owner = { id: 'b-2', name: 'Solveig Moen' }
    const { version } = change({ applicationStatus: 'UNDER_VURDERING', caseworker: owner, actions: ['take-over'] })
    await say({ kind: 'application', referenceNumber: 4001, version, organisationNumber: '310000043' })
    expect(await screen.findAllByText('Solveig Moen')).not.toEqual([])
    expect(screen.queryByRole('button', { name: /^Ta til behandling/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Ta over/ })).toBeTruthy()
  })
})

describe('a version that is no longer the newest', () => {
  const begin = async (stored: Partial<Application> & { actions: OfficerAction[] | Application['actions'] }) => {
    const opened = await openCase(stored)
    opened.change({})
    return opened
  }

  it('[SEC-04] refuses the question, which is kept and can be asked of the new one', async () => {
    const { user, server, change } = await begin({ actions: ['request-clarification'] })
    server.answer(requestClarification, () => refuse(412))
    await user.click(screen.getByRole('button', { name: /^Be om avklaring/ }))
    const dialog = await dialogOf('Be eksportøren om avklaring')
    await user.click(dialog.getByRole('radio', { name: 'Hele søknaden' }))
    await user.type(dialog.getByRole('textbox', { name: 'Melding til eksportøren' }), 'Hvorfor?')
    const send = dialog.getByRole('button', { name: 'Send spørsmålet' })
    await user.click(send)
    expect(await dialog.findByText(stale)).toBeTruthy()
    server.answer(requestClarification, () => change({ applicationStatus: 'AVKLARING_INNSENDER', actions: [] }))
    await user.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(requestClarification)).toMatchObject([
      { ifMatch: '4' },
      {
        ifMatch: '5',
        body: { clarification: { questions: [{ message: 'Hvorfor?', unlocking: { unlocksAll: true } }] } },
      },
    ])
  })
})
