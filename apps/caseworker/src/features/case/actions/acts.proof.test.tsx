import { handleCase } from '@eksport/api'
import { type OfficerAction, officerActionDescriptions, officerActions } from '@eksport/domain'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialogOf, openCase } from '#src/testing/open-case.ts'
import { begin, everyAct } from '#src/testing/play-acts.ts'
import { requiredInputs } from './case-actions.ts'

describe('an officer', () => {
  it.each(everyAct)('[CW-02] [STA-08] can $action, after saying what it must say', async (act) => {
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
    // It stands there still when the officer has gone on to the next case.
    expect(await screen.findAllByText(`#004001: ${act.done}`)).not.toEqual([])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(handleCase)).toMatchObject([{ ifMatch: '4', body: { action: act.action, ...act.says } }])
    expect(await screen.findByText('Du har ingen handlinger å gjøre i denne saken nå.')).toBeTruthy()
  })

  it.each(officerActions.filter((action) => requiredInputs(action).includes('reason')))(
    '[STA-09] reads before they write why they %s whether the exporter will see it',
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

  const actOf = (wanted: OfficerAction) => {
    const found = everyAct.find(({ action }) => action === wanted)
    if (found === undefined) throw new Error(`There is no ${wanted}`)
    return found
  }
  const annul = actOf('annul')

  it('[CW-02] finds what they wrote after going to the list and back, and nothing once it is done', async () => {
    const { user, server, change, dialog } = await begin(annul, { actions: ['annul', 'resume'] })
    await user.type(dialog.getByRole('textbox'), 'Feil sertifikat')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('link', { name: 'Tilbake til forsiden' }))
    await screen.findByRole('navigation', { name: 'Køer' })
    await user.type(screen.getByRole('textbox', { name: 'Søk i saker' }), '4001{Enter}')
    await user.click(await screen.findByRole('button', { name: /^Annuller/ }))
    const again = await dialogOf(annul.title)
    expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Feil sertifikat')
    server.answer(handleCase, () => change({}))
    await user.click(again.getByRole('button', { name: 'Annuller' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: /^Annuller/ }))
    expect((await dialogOf(annul.title)).getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
  })

  it('reads that a text is too long for the server, which is not asked', async () => {
    const { server, dialog, press } = await begin(annul)
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'x'.repeat(2001) } })
    await press()
    expect(dialog.getByText('Teksten kan ikke være lengre enn 2000 tegn.')).toBeTruthy()
    expect(server.calls(handleCase)).toEqual([])
  })
})
