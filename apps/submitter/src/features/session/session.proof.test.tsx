import { getApplication, getSession, giveFeedback, listApplications } from '@eksport/api'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { organisation, startSubmitterServer } from '#src/testing/start-server.ts'

describe('[AUT-05] whose session ends while a page stands', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Du er logget ut' })
  const end = (server: ReturnType<typeof startSubmitterServer>) => {
    server.answer(getSession, () => refuse(401))
    server.answer(listApplications, () => refuse(401))
    server.answer(giveFeedback, () => refuse(401))
  }
  const logInAgain = (server: ReturnType<typeof startSubmitterServer>, session = sessionOf({}, organisation)) => {
    server.answer(getSession, () => session)
    server.answer(listApplications, ({ query }) => pageOf([], query))
    server.answer(giveFeedback, () => undefined)
  }
  async function writeFeedback() {
    const server = startSubmitterServer()
    const { user, wholeAddress } = openApp('/oversikt')
    await user.click(await screen.findByRole('button', { name: 'Gi tilbakemelding' }))
    const form = within(await screen.findByRole('dialog', { name: 'Gi tilbakemelding' }))
    await user.click(form.getByRole('radio', { name: 'Bra' }))
    await user.type(form.getByRole('textbox', { name: /Kommentar/ }), 'Raskt')
    const send = () => user.click(form.getByRole('button', { name: 'Send inn' }))
    return { server, user, form, send, wholeAddress }
  }

  it('[SEC-08] leaves the page to whoever has logged in meanwhile, and sends nothing as them', async () => {
    const { server, send, wholeAddress } = await writeFeedback()
    end(server)
    await send()
    await dialog()
    const sent = server.calls(giveFeedback).length
    const { person, ...session } = sessionOf({}, organisation)
    logInAgain(server, { ...session, person: { ...person, id: 'somebody-else' } })
    await send()
    await waitFor(() => expect(wholeAddress()).toBe('/'))
    expect(server.calls(giveFeedback)).toHaveLength(sent)
  })

  it('[EXP-03] finishes the word first', async () => {
    const { server, user, form, send } = await writeFeedback()
    end(server)
    await send()
    const comment = form.getByRole<HTMLTextAreaElement>('textbox', { name: /Kommentar/ })
    await user.type(comment, ' og greit')
    expect(comment.value).toBe('Raskt og greit')
    await dialog()
  })
})

describe('who is logged in', () => {
  const start = () => {
    const server = startSubmitterServer()
    server.answer(listApplications, ({ query }) => pageOf([], query))
    return server
  }

  it('[EXP-04] [SEC-08] leaves the page when the right to it is gone, and not when only what was asked for is', async () => {
    const server = start()
    server.answer(getApplication, () => refuse(404))
    const { user, address } = openApp('/soeknader/4001/detaljer')
    await screen.findByText('Fant ingen søknad med referansenummer 4001.')
    expect(address()).toBe('/soeknader/4001/detaljer')
    server.answer(getSession, () => sessionOf({}, null))
    server.answer(listApplications, () => refuse(404))
    await user.click(await screen.findByRole('link', { name: 'Oversikt' }))
    await waitFor(() => expect(address()).toBe('/ingen-tilgang'))
  })
})
