import { getCase, handleCase, listOfficers } from '@eksport/api'
import { type OfficerAction, officerActionDescriptions, officerActions } from '@eksport/domain'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialogOf, openCase } from '#src/testing/open-case.ts'
import { begin, everyAct } from '#src/testing/play-acts.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'
import { requiredInputs } from './case-actions.ts'

type Begun = Awaited<ReturnType<typeof begin>>

describe('an officer', () => {
  const actOf = (wanted: OfficerAction) => {
    const found = everyAct.find(({ action }) => action === wanted)
    if (found === undefined) throw new Error(`There is no ${wanted}`)
    return found
  }

  const annul = actOf('annul')
  const handOut = actOf('hand-out')

  it.each([
    ['Escape', ({ user }: Begun) => user.keyboard('{Escape}')],
    ['the cross', ({ user, dialog }: Begun) => user.click(dialog.getByRole('button', { name: 'Lukk' }))],
  ])('[CW-02] finds what they wrote when they open it again after %s, and nothing after Avbryt', async (_, leave) => {
    const begun = await begin(annul)
    const { user, dialog } = begun
    const open = async () => {
      await user.click(screen.getByRole('button', { name: /^Annuller/ }))
      return (await dialogOf(annul.title)).getByRole<HTMLTextAreaElement>('textbox')
    }
    await user.type(dialog.getByRole('textbox'), 'Feil sertifikat')
    await leave(begun)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await open()).value).toBe('Feil sertifikat')
    await user.click((await dialogOf(annul.title)).getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await open()).value).toBe('')
  })

  it('[CW-02] [CW-05] reads in which case it is done before doing it: its reference, country and exporter', async () => {
    await openCase({ applicationStatus: 'TIL_SIGNERING', actions: ['sign'] })
    fireEvent.keyDown(document.body, { key: 's' })
    const dialog = await screen.findByRole('dialog', { name: 'Signer sertifikatet?' })
    await waitFor(() => expect(within(dialog).getByText('#004001, Kina, Midnattsol Testlaks AS')).toBeTruthy())
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toMatch(/#004001, Kina, Midnattsol Testlaks AS.*Du attesterer/)
  })

  it('[CW-05] decides nothing by Enter alone, and does it by the key of the act', async () => {
    const { user, server, change } = await openCase({ applicationStatus: 'TIL_SIGNERING', actions: ['sign'] })
    server.answer(handleCase, () => change({ actions: [] }))
    await user.keyboard('s')
    const dialog = await dialogOf('Signer sertifikatet?')
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByText('Signer sertifikatet?')))
    await user.keyboard('{Enter}')
    expect(server.calls(handleCase)).toEqual([])
    await user.keyboard('s')
    await waitFor(() => expect(server.calls(handleCase)).toMatchObject([{ body: { action: 'sign' } }]))
  })

  it('[CW-05] decides nothing by the Enter that ends what a reader of bar codes types', async () => {
    const { user, server, dialog } = await begin(handOut)
    await user.type(dialog.getByRole('textbox'), 'Ola{Enter}')
    expect(server.calls(handleCase)).toEqual([])
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Ola')
  })

  it('leaves an act undone, and the focus is where it was', async () => {
    const { user, server, dialog } = await begin(annul)
    await user.type(dialog.getByRole('textbox'), 'Feil sertifikat')
    await user.click(dialog.getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Annuller/ }))
    expect(server.calls(handleCase)).toEqual([])
  })

  it('sends an act once, however often they press while it is under way, and cannot leave it meanwhile', async () => {
    const { user, server, change, dialog } = await begin(handOut)
    let answer = () => {}
    server.answer(
      handleCase,
      () =>
        new Promise((done) => {
          answer = () => done(change({ actions: [] }))
        }),
    )
    await user.type(dialog.getByRole('textbox'), 'Ola')
    await user.dblClick(dialog.getByRole('button', { name: handOut.label }))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: handOut.title })).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Avbryt' }).getAttribute('aria-disabled')).toBe('true')
    expect(server.calls(handleCase)).toHaveLength(1)
    answer()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[SEC-04] does it in the new version, after reading that the case has changed', async () => {
    const { user, server, change, dialog, press } = await begin(annul)
    await user.type(dialog.getByRole('textbox'), 'Feil sertifikat')
    change({})
    const before = server.calls(getCase).length
    server.answer(handleCase, () => refuse(412))
    await press()
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Saken er endret siden du åpnet den/)
    await waitFor(() => expect(server.calls(getCase).length).toBeGreaterThan(before))
    server.answer(handleCase, () => change({ actions: [] }))
    await press()
    await waitFor(() => expect(server.calls(handleCase).map(({ ifMatch }) => ifMatch)).toEqual(['4', '5']))
    expect(server.calls(handleCase)[1]?.body).toEqual({ action: 'annul', reason: 'Feil sertifikat' })
  })

  it('[SEC-03] who corrects the words after an answer was lost does another act', async () => {
    const { user, server, dialog, press } = await begin(annul)
    server.answer(handleCase, lose)
    await user.type(dialog.getByRole('textbox'), 'Feil')
    await press()
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Vi får ikke kontakt med serveren/)
    await user.type(dialog.getByRole('textbox'), ' land')
    await press()
    await waitFor(() => expect(server.calls(handleCase)).toHaveLength(2))
    const [first, second] = server.calls(handleCase)
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
  })

  it.each([
    [undefined, 'Saken er hos Solveig Moen.'],
    ['2026-11-27', 'Solveig Moen er borte til og med 27.11.2026. Du kan ta over uten å vente.'],
  ])('[ACT-05] who takes over from an owner away until %s reads so', async (absentUntil, words) => {
    const owner = { id: 'b-2', name: 'Solveig Moen' }
    const server = startCaseworkerServer()
    server.answer(listOfficers, () => [{ ...owner, cases: 3, ...(absentUntil && { absentUntil }) }])
    await openCase({ actions: ['take-over'], caseworker: owner }, { server })
    fireEvent.keyDown(document.body, { key: 'e' })
    const dialog = await dialogOf('Ta over saken?')
    expect(await dialog.findByText(words)).toBeTruthy()
  })

  it.each(everyAct)('[CW-02] [STA-08] can $action, after saying what it must say', { tags: 'proof' }, async (act) => {
    const { user, server, change, dialog, press } = await begin(act)
    server.answer(handleCase, () => change({ actions: [] }))
    for (const [name, text] of Object.entries(act.written ?? {})) {
      await press()
      const field = dialog.getByRole('textbox', { name })
      expect(document.activeElement).toBe(field)
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(server.calls(handleCase)).toEqual([])
      await user.type(field, text)
    }
    await press()
    // It is still shown when the officer has gone on to the next case.
    expect(await screen.findAllByText(`#004001: ${act.done}`)).not.toEqual([])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(handleCase)).toMatchObject([{ ifMatch: '4', body: { action: act.action, ...act.says } }])
    expect(await screen.findByText('Du har ingen handlinger å gjøre i denne saken nå.')).toBeTruthy()
  })

  it.each(officerActions.filter((action) => requiredInputs(action).includes('reason')))(
    '[STA-09] reads before they write why they %s whether the exporter will see it',
    { tags: 'proof' },
    async (action) => {
      const { title, reasonIsOpen } = officerActionDescriptions[action]
      const { user } = await openCase({ actions: [action] })
      await user.click(
        screen.getByRole('button', { name: new RegExp(`^${officerActionDescriptions[action].label.nb}`) }),
      )
      const description = reasonIsOpen ? 'Eksportøren ser begrunnelsen.' : 'Eksportøren ser ikke begrunnelsen.'
      const dialog = await dialogOf(title.nb)
      expect(dialog.getByRole('textbox', { name: 'Begrunnelse', description })).toBeTruthy()
    },
  )

  it('reads that a text is too long for the server, which is not asked', { tags: 'proof' }, async () => {
    const { server, dialog, press } = await begin(annul)
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'x'.repeat(2001) } })
    await press()
    expect(dialog.getByText('Teksten kan ikke være lengre enn 2000 tegn.')).toBeTruthy()
    expect(server.calls(handleCase)).toEqual([])
  })
})
