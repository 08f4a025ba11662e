import { getCase, handleCase, listCaseHistory, listCaseMessages, listCases } from '@eksport/api'
import { anApplication, aRow } from '@eksport/domain/testing'
import { type Failure, lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { contact } from '@eksport/portal/text/contact.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { dialogOf, openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const answer = () => ({
  application: anApplication({ applicationStatus: 'INNSENDT', actions: [] }),
  validation: { errors: [], needsManualProcessing: false },
})

function openFailing(failure: () => Failure, address = '/soeknader/4001') {
  const server = startCaseworkerServer()
  server.answer(getCase, failure)
  server.answer(listCaseMessages, () => [])
  server.answer(listCaseHistory, () => [])
  return { ...openApp(address), server }
}

it('[RTE-17] a case leads back to the front page of officers', async () => {
  const { user, address } = await openCase({})
  await user.click(screen.getByRole('link', { name: 'Tilbake til forsiden' }))
  await waitFor(() => expect(address()).toBe('/'))
})

it('[RTE-08] a case is found by its number as it is shown, with noughts before it', async () => {
  const server = startCaseworkerServer()
  server.answer(getCase, answer)
  server.answer(listCaseMessages, () => [])
  server.answer(listCaseHistory, () => [])
  openApp('/soeknader/004001')
  expect(await screen.findByRole('heading', { level: 1, name: /#004001/ })).toBeTruthy()
  expect(server.calls(getCase)[0]?.params).toEqual({ referenceNumber: 4001 })
})

describe('a case that cannot be opened', () => {
  it('[RTE-22] can be tried again, and has a reference for support', async () => {
    const { user, server } = openFailing(() => refuse(500, { traceId: 'spor-77' }))
    expect(await screen.findByText(/spor-77/)).toBeTruthy()
    expect(screen.getByText(/Ring sentralbordet/).textContent).toContain(contact.phone)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Oisann, noe gikk galt!' })),
    )
    server.answer(getCase, answer)
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByRole('heading', { level: 1, name: /#004001/ })).toBeTruthy()
  })

  it('[RTE-22] is fetched by itself when the net is back', async () => {
    const { server } = openFailing(lose)
    expect(await screen.findByText('Du er frakoblet.')).toBeTruthy()
    server.answer(getCase, answer)
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('heading', { level: 1, name: /#004001/ })).toBeTruthy()
  })

  it('[RTE-22] is not theirs to see, which is said in words for an officer', async () => {
    openFailing(() => refuse(403))
    expect(await screen.findByText('Du har ikke tilgang til denne siden.')).toBeTruthy()
    expect(screen.queryByText(/virksomhet/i)).toBeNull()
    expect(screen.getByRole('link', { name: 'Gå til forsiden' }).getAttribute('href')).toBe('/')
  })

  it.each(['abc', '0', '12345678901'])(
    '[RTE-08] has no number like %s, and the server is not asked',
    async (number) => {
      const { server } = openFailing(lose, `/soeknader/${number}`)
      expect(await screen.findByText(`Fant ingen søknad med referansenummer ${number}.`)).toBeTruthy()
      await waitFor(() => expect(document.title).toBe(`Fant ingen søknad med referansenummer ${number}. – Eksport`))
      expect(screen.getByRole('link', { name: 'Tilbake til forsiden' }).getAttribute('href')).toBe('/')
      expect(server.calls(getCase)).toEqual([])
    },
  )
})

describe('a case that is opened from a list', () => {
  const row = (referenceNumber: number) =>
    aRow({ referenceNumber, consignorName: `Prøve ${referenceNumber} AS`, applicationStatus: 'INNSENDT' })

  it('[CW-05] shows at once what the list said about it, and leads on to the next one before it is read', async () => {
    const server = startCaseworkerServer()
    const never = Promise.withResolvers<never>()
    server.answer(listCases, ({ query }) => pageOf([row(4001), row(4002)], query))
    server.answer(listCaseMessages, () => [])
    server.answer(listCaseHistory, () => [])
    server.answer(getCase, () => never.promise)
    const { user, address } = openApp('/')
    await user.click(await screen.findByRole('link', { name: '#004001' }))
    expect(await screen.findByRole('heading', { level: 1, name: '#004001' })).toBeTruthy()
    expect(screen.getByText('Prøve 4001 AS')).toBeTruthy()
    expect(screen.getByText(/^innsendt$/i)).toBeTruthy()
    // Its actions are known only when it is read.
    expect(screen.queryByRole('region', { name: 'Handlinger i saken' })).toBeNull()
    await user.keyboard('j')
    expect(await screen.findByRole('heading', { level: 1, name: '#004002' })).toBeTruthy()
    expect(address()).toBe('/soeknader/4002')
  })

  it('[CW-05] gives its place at once to the next one, which is then only what the list said', async () => {
    const server = startCaseworkerServer()
    const never = Promise.withResolvers<never>()
    server.answer(listCases, ({ query }) => pageOf([row(4001), row(4002)], query))
    server.answer(listCaseMessages, () => [])
    server.answer(listCaseHistory, () => [])
    server.answer(getCase, ({ params }) => (params.referenceNumber === 4001 ? answer() : never.promise))
    const { user } = openApp('/')
    await user.click(await screen.findByRole('link', { name: '#004001' }))
    await screen.findByRole('region', { name: 'Handlinger i saken' })
    await user.keyboard('j')
    await screen.findByRole('heading', { level: 1, name: '#004002' })
    expect(screen.getByText('Prøve 4002 AS')).toBeTruthy()
    // Nothing of the other case can be acted on.
    expect(screen.queryByRole('region', { name: 'Handlinger i saken' })).toBeNull()
  })

  it('[CW-05] has its heading focused when it is read, though the same heading stood before', async () => {
    const server = startCaseworkerServer()
    const read = Promise.withResolvers<ReturnType<typeof answer>>()
    server.answer(listCases, ({ query }) => pageOf([row(4001)], query))
    server.answer(listCaseMessages, () => [])
    server.answer(listCaseHistory, () => [])
    server.answer(getCase, () => read.promise)
    const { user } = openApp('/')
    await user.click(await screen.findByRole('link', { name: '#004001' }))
    await screen.findByText('Prøve 4001 AS')
    read.resolve(answer())
    await screen.findByRole('region', { name: 'Handlinger i saken' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })
})

it('a case asks for its messages once, though they come before it is drawn', async () => {
  const { server } = await openCase({})
  expect(await screen.findByText('Ingen meldinger.')).toBeTruthy()
  // Whatever the page asks for as it is drawn has left by then.
  await waitFor(() => expect(server.calls(listCaseHistory)).toHaveLength(1))
  expect(server.calls(listCaseMessages)).toHaveLength(1)
})

describe('an officer whose session has ended', () => {
  it('[AUT-05] reads it where they act, and what was written is kept', async () => {
    const { user, server } = await openCase({ actions: ['stop'] })
    server.answer(handleCase, () => refuse(401, { title: 'Du er logget ut.' }))
    await user.click(screen.getByRole('button', { name: /^Stopp/ }))
    const dialog = await dialogOf('Stopp søknaden')
    await user.type(dialog.getByRole('textbox'), 'Feil parti')
    await user.click(dialog.getByRole('button', { name: 'Stopp' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Du er logget ut.')
    expect(dialog.getByDisplayValue('Feil parti')).toBeTruthy()
  })
})
