import {
  handleCase,
  keepScan,
  listCaseHistory,
  listJobs,
  listNotices,
  recordOriginalPaper,
  requestClarification,
} from '@eksport/api'
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

  it.each(dialogs)(
    '[ACT-12] [SEC-04] is said in %s, and what was written stays',
    { tags: 'proof' },
    async (button, title, stored) => {
      const say = openStream()
      const { user, change } = await openCase(stored)
      await user.click(screen.getByRole('button', { name: new RegExp(`^${button}`) }))
      const dialog = await dialogOf(title)
      const [field] = dialog.queryAllByRole<HTMLTextAreaElement>('textbox').slice(-1)
      if (field) await user.type(field, 'Halvveis')
      expect(dialog.queryByText(stale)).toBeNull()
      const { version } = change({})
      await say({ kind: 'application', referenceNumber: 4001, version, organisationNumber: '310000043' })
      expect((await dialog.findByRole('alert')).textContent).toMatch(stale)
      if (field) expect(field.value).toBe('Halvveis')
    },
  )

  it('[ACT-12] in another case is no news here', { tags: 'proof' }, async () => {
    const say = openStream()
    const { server } = await openCase({ actions: [] })
    await waitFor(() => expect(server.calls(listNotices)).toHaveLength(1))
    const before = server.calls(listJobs).length
    await say({ kind: 'application', referenceNumber: 4002, version: 9, organisationNumber: '310000043' })
    await say({ kind: 'notices' })
    await waitFor(() => expect(server.calls(listNotices)).toHaveLength(2))
    expect(server.calls(listJobs)).toHaveLength(before)
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

  it('[SEC-04] [ACT-12] refuses what cannot be done any more, says who did what, and offers it no longer', {
    tags: 'proof',
  }, async () => {
    const { user, server, change } = await openCase({ applicationStatus: 'TIL_SIGNERING', actions: ['sign'] })
    await user.keyboard('s')
    const dialog = await dialogOf('Signer sertifikatet?')
    change({ applicationStatus: 'GODKJENT', actions: ['withdraw-approval'] })
    const actor = { role: 'BEHANDLER', name: 'Solveig Moen' } as const
    const taken = { event: 'sign', from: 'TIL_SIGNERING', to: 'GODKJENT', time: '2026-11-20T11:58:00+01:00' } as const
    server.answer(listCaseHistory, () => [{ id: '7', actor, ...taken }])
    server.answer(handleCase, () => refuse(412))
    await user.click(dialog.getByRole('button', { name: 'Signer' }))
    expect(await dialog.findByText(/Dette kan ikke gjøres slik den står nå/)).toBeTruthy()
    expect((await dialog.findByRole('listitem')).textContent).toMatch(/Signert.*Solveig Moen.*11:58/)
    expect(dialog.queryByRole('button', { name: 'Signer' })).toBeNull()
    await user.keyboard('s')
    expect(server.calls(handleCase)).toHaveLength(1)
    await user.click(dialog.getByText('Lukk', { selector: 'button *, button' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: /^Trekk godkjenning/ })).toBeTruthy()
  })

  it('[SEC-04] refuses the scan, and the file stays', { tags: 'proof' }, async () => {
    const { user, server } = await begin({ applicationStatus: 'UTSTEDT', actions: ['keep-scan'] })
    server.answer(keepScan, () => refuse(412))
    await user.click(screen.getByRole('button', { name: 'Legg inn skannet sertifikat' }))
    const dialog = await dialogOf('Skannet sertifikat')
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
    if (field === null) throw new Error('There is no field for a file')
    await user.upload(field, new File(['%PDF-1.7', 'x'.repeat(100)], 'skann.pdf', { type: 'application/pdf' }))
    await dialog.findByRole('button', { name: /skann\.pdf/ })
    await user.click(dialog.getByRole('button', { name: 'Legg inn' }))
    expect(await dialog.findByText(stale)).toBeTruthy()
    expect(dialog.getByRole('button', { name: /skann\.pdf/ })).toBeTruthy()
  })

  it('[SEC-04] refuses what became of the paper, and the choice stays', { tags: 'proof' }, async () => {
    const { user, server } = await begin({ applicationStatus: 'ANNULLERT', ...printed, actions: ['record-paper'] })
    server.answer(recordOriginalPaper, () => refuse(412))
    await user.click(screen.getByRole('button', { name: 'Registrer papiret' }))
    const dialog = await dialogOf('Papiret til #004001')
    await user.click(dialog.getByRole('radio', { name: 'Retur med sporing er avtalt' }))
    await user.click(dialog.getByRole('button', { name: 'Registrer papiret' }))
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Sporingsnummer' }))
    expect(server.calls(recordOriginalPaper)).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: 'Sporingsnummer' }), ' RR 1 NO ')
    await user.click(dialog.getByRole('button', { name: 'Registrer papiret' }))
    expect(
      await dialog.findByText('Originalen er endret siden du åpnet saken. Se over den før du registrerer papiret.'),
    ).toBeTruthy()
    expect(server.calls(recordOriginalPaper)[0]?.body).toEqual({ state: 'RETURN_AGREED', trackingNumber: 'RR 1 NO' })
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Retur med sporing er avtalt' }).checked).toBe(true)
  })
})

const printed = { certificateFormats: ['PAPER'], paperSerial: 'NO 0148201' } satisfies Partial<Application>

/** Every dialog in which an officer does something with a version of the case. */
const dialogs = [
  ['Stopp', 'Stopp søknaden', { actions: ['stop'] }],
  ['Be om avklaring', 'Be eksportøren om avklaring', { actions: ['request-clarification'] }],
  ['Legg inn skannet sertifikat', 'Skannet sertifikat', { applicationStatus: 'UTSTEDT', actions: ['keep-scan'] }],
  [
    'Registrer papiret',
    'Papiret til #004001',
    { applicationStatus: 'ANNULLERT', ...printed, actions: ['record-paper'] },
  ],
] as const satisfies readonly (readonly [string, string, Partial<Application>])[]
