import { getCase, getSession, listCaseMessages, listCases, writeCaseNote } from '@eksport/api'
import { aRow } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { openCase } from '#src/testing/open-case.ts'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

type Server = ReturnType<typeof startCaseworkerServer>

const title = { name: 'Du er logget ut' }
const loggedOut = async () => within(await screen.findByRole('dialog', title))
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')))
const logIn = (server: Server, id: string = officer.id) =>
  server.answer(getSession, () => sessionOf({ ...officer, roles: [...officer.roles], id }, null))

describe('[AUT-05] an officer whose session ends', () => {
  async function writeANote() {
    const { user, server, address } = await openCase({ actions: [] })
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nytt internt notat' })
    await user.click(screen.getByRole('button', { name: 'Internt notat' }))
    await user.type(field(), 'Ring Kari før kl. 12')
    server.answer(getSession, () => refuse(401))
    server.answer(writeCaseNote, () => refuse(401))
    const save = () => user.click(screen.getByRole('button', { name: 'Lagre notat' }))
    await save()
    return {
      server,
      user,
      address,
      field,
      save,
      login: (await loggedOut()).getByRole('link', { name: 'Logg inn i ny fane' }),
    }
  }

  it('logs in beside the note that they were writing, and saves it', async () => {
    const { server, address, field, save, login } = await writeANote()
    expect(login.getAttribute('href')).toBe('/oauth2/authorization/ansatt?next=%2F')
    logIn(server)
    await comeBack()
    await waitFor(() => expect(screen.queryByRole('dialog', title)).toBeNull())
    expect(address()).toBe('/soeknader/4001')
    expect(field().value).toBe('Ring Kari før kl. 12')
    await save()
    await waitFor(() => expect(server.calls(writeCaseNote).at(-1)?.body).toEqual({ text: 'Ring Kari før kl. 12' }))
  })

  it('[SEC-08] leaves the page, and reads why, where another has logged in while it stood', async () => {
    const { server, user, address } = await openCase({ actions: [] })
    await user.click(screen.getByRole('button', { name: 'Internt notat' }))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nytt internt notat' })
    await user.type(field, 'Ring Kari')
    // As the server answers whoever names another person than is logged in.
    server.answer(writeCaseNote, () => refuse(401))
    logIn(server, 'b-2')
    server.answer(listCases, ({ query }) => pageOf([], query))
    await user.click(screen.getByRole('button', { name: 'Lagre notat' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(screen.queryByRole('dialog', title)).toBeNull()
    cleanup()
    openApp('/')
    expect(
      await screen.findAllByText(/En annen person har logget inn i denne nettleseren\. Siden du hadde åpen, er lukket/),
    ).not.toEqual([])
  })

  it('[RTE-22] reads behind the dialog that a page which was never read comes later, and has it then', async () => {
    const server = startCaseworkerServer()
    server.answer(listCases, ({ query }) => pageOf([aRow({})], query))
    const { user } = openApp('/')
    const link = await screen.findByRole('link', { name: '#004001' })
    server.answer(getSession, () => refuse(401))
    for (const endpoint of [getCase, listCaseMessages]) server.answer(endpoint, () => refuse(401))
    await user.click(link)
    await loggedOut()
    expect(await screen.findByText('Siden hentes når du har logget inn.')).toBeTruthy()
    expect(screen.queryByText(/Oisann/)).toBeNull()
  })
})
