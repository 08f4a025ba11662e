import { getSession, handleCase, listOfficers, requestClarification } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { fileField } from '@eksport/portal/testing/file-field.ts'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { act, dialogOf, openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const stored = { actions: ['refuse', 'request-clarification'] } as const satisfies Partial<Application>

/** The case on a page that has just been loaded, by whoever is logged in. */
async function open(button: RegExp, title: string, server?: ReturnType<typeof startCaseworkerServer>) {
  cleanup()
  const opened = await openCase({ ...stored, actions: [...stored.actions] }, server && { server })
  await opened.user.click(act(button))
  return { ...opened, dialog: await dialogOf(title) }
}

const openRefusal = (server?: ReturnType<typeof startCaseworkerServer>) => open(/^Avslå/, 'Avslå søknaden', server)
const openQuestion = () => open(/^Be om avklaring/, 'Be eksportøren om avklaring')
const restored = /^Gjenopprettet fra/

describe('what an officer has written in a dialog', () => {
  it('[CW-13] is there after a reload, is said to be, and goes when the act is done', async () => {
    const first = await openRefusal()
    await first.user.type(first.dialog.getByRole('textbox', { name: /^Begrunnelse/ }), 'Dokumentasjonen mangler')
    expect(first.dialog.queryByText(restored)).toBeNull()

    const second = await openRefusal()
    expect(second.dialog.getByText(restored)).toBeTruthy()
    expect(second.dialog.getByRole('textbox', { name: /^Begrunnelse/ })).toHaveProperty(
      'value',
      'Dokumentasjonen mangler',
    )
    second.server.answer(handleCase, () => second.change({}))
    await second.user.type(second.dialog.getByRole('textbox', { name: /^Hjemmel/ }), '§ 3')
    await second.user.click(second.dialog.getByRole('button', { name: 'Avslå' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const third = await openRefusal()
    expect(third.dialog.queryByText(restored)).toBeNull()
    expect(third.dialog.getByRole('textbox', { name: /^Begrunnelse/ })).toHaveProperty('value', '')
  })

  it('[CW-13] is whom a case was to go to, too', async () => {
    const transferable = { actions: ['transfer'] } as const satisfies Partial<Application>
    const openTransfer = async () => {
      cleanup()
      const server = startCaseworkerServer()
      server.answer(listOfficers, () => [{ id: 'b-2', name: 'Solveig Moen', office: 'BERGEN', cases: 2 }])
      const { user } = await openCase({ actions: [...transferable.actions] }, { server })
      await user.click(screen.getByRole('button', { name: 'Overfør' }))
      const dialog = await dialogOf('Overfør saken')
      await dialog.findByRole('option', { name: /Solveig Moen/ })
      return { user, dialog, receiver: dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Overfør til' }) }
    }
    const first = await openTransfer()
    await first.user.selectOptions(first.receiver, first.dialog.getByRole('option', { name: /Solveig Moen/ }))
    const chosen = first.receiver.value
    const second = await openTransfer()
    expect(second.receiver.value).toBe(chosen)
    expect(second.dialog.getByText(restored)).toBeTruthy()
    await second.user.click(second.dialog.getByRole('button', { name: 'Avbryt' }))
    expect((await openTransfer()).receiver.value).not.toBe(chosen)
  })

  it('[CW-13] is shown to nobody else who uses the browser', async () => {
    const first = await openRefusal()
    await first.user.type(first.dialog.getByRole('textbox', { name: /^Begrunnelse/ }), 'Bare for meg')
    const server = startCaseworkerServer()
    server.answer(getSession, () => sessionOf({ id: 'b-2', name: 'Solveig Moen', roles: ['B'] }, null))
    const { dialog } = await openRefusal(server)
    expect(dialog.getByRole('textbox', { name: /^Begrunnelse/ })).toHaveProperty('value', '')
    expect(dialog.queryByText(restored)).toBeNull()
  })

  it('[CW-13] keeps the fields that a question opens, and sends when the net is back', async () => {
    const first = await openQuestion()
    await first.user.type(first.dialog.getByRole('textbox', { name: 'Finn felt' }), 'Shanghai Sample')
    const [field] = first.dialog.getAllByRole('checkbox')
    if (field === undefined) throw new Error('No field is found')
    await first.user.click(field)
    await first.user.type(first.dialog.getByRole('textbox', { name: 'Melding til eksportøren' }), 'Hvem er dette?')

    const { user, server, dialog, change } = await openQuestion()
    server.answer(requestClarification, lose)
    // Which files were left is known a moment later.
    await fileField('[role=dialog]')
    await user.click(dialog.getByRole('button', { name: 'Send spørsmålet' }))
    expect(await dialog.findByText(/Kanskje er du uten nett. Ingenting er mistet/)).toBeTruthy()
    server.answer(requestClarification, () => change({ applicationStatus: 'AVKLARING_INNSENDER', actions: [] }))
    await user.click(dialog.getByRole('button', { name: 'Send spørsmålet' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(requestClarification)[1]?.body.clarification).toMatchObject({
      questions: [{ message: 'Hvem er dette?', unlocking: { pins: [{}] } }],
    })
  })
})
