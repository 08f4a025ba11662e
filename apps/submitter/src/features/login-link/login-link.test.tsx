import { getFlags, getSession, redeemLoginLink, requestLoginLink } from '@eksport/api'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { everydayFlags } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

function start(flags: Partial<typeof everydayFlags> = {}) {
  const server = startSubmitterServer()
  server.answer(getSession, () => refuse(401))
  server.answer(getFlags, () => ({ ...everydayFlags, alternativeLogin: true, ...flags }))
  server.answer(requestLoginLink, () => undefined)
  return server
}

const link = { name: 'Logg inn med ID-porten' }
const send = { name: 'Send lenke' }

it('[RTE-19] [AUT-02] both ways to log in are shown under their flag, and the number is checked at its field', async () => {
  const server = start({ showAllLoginMethods: true })
  const { user } = openApp('/?neste=%2Fprofil')
  await user.click(await screen.findByRole('button', send))
  expect(screen.getByRole('link', link)).toBeTruthy()
  const field = screen.getByRole('textbox', { name: /Fødselsnummer/ })
  expect(screen.getByText('Fødselsnummeret må fylles ut')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await user.type(field, '12345')
  expect(screen.getByText('Fødselsnummeret må være 11 siffer')).toBeTruthy()
  await user.type(field, '678901')
  await user.click(screen.getByRole('button', send))
  expect(await screen.findByRole('heading', { name: 'Sjekk e-posten din' })).toBeTruthy()
  expect(server.calls(requestLoginLink)).toMatchObject([{ body: { ssn: '12345678901', next: '/profil' } }])
  await user.click(screen.getByRole('button', { name: 'Be om en ny lenke' }))
  expect(screen.getByRole('textbox', { name: /Fødselsnummer/ })).toHaveProperty('value', '')
})

it.each([
  ['/', false],
  ['/?idporten=nede', true],
])('[RTE-19] without it the link is offered at %s: %s', async (address, isOffered) => {
  const server = start()
  openApp(address)
  await screen.findByRole('link', link)
  await waitFor(() => expect(server.calls(getFlags)).not.toEqual([]))
  if (isOffered) expect(await screen.findByRole('button', send)).toBeTruthy()
  else expect(screen.queryByRole('button', send)).toBeNull()
})

it('a request that fails says so and keeps what is typed', async () => {
  const server = start({ showAllLoginMethods: true })
  server.answer(requestLoginLink, () => refuse(503))
  const { user } = openApp('/')
  await user.type(await screen.findByRole('textbox', { name: /Fødselsnummer/ }), '12345678901')
  await user.click(screen.getByRole('button', send))
  expect(await screen.findByText('Her har det skjedd en feil. Vennligst prøv igjen senere.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /Fødselsnummer/ })).toHaveProperty('value', '12345678901')
})

it('[SEC-11] opening a link does nothing, and its button logs in once', async () => {
  const server = start()
  server.answer(redeemLoginLink, () => ({ next: '/driftsmeldinger' }))
  const { user, address } = openApp('/innlogging/lenke#hemmelig')
  const button = await screen.findByRole('button', { name: 'Logg inn' })
  await waitFor(() => expect(address()).toBe('/innlogging/lenke'))
  expect(server.calls(redeemLoginLink)).toEqual([])
  await user.click(button)
  await waitFor(() => expect(address()).toBe('/driftsmeldinger'))
  expect(server.calls(redeemLoginLink)).toMatchObject([{ body: { token: 'hemmelig' } }])
})

it.each([
  [410, 'LOGIN_LINK_INVALID', /^Tokenet er ugyldig\. Det kan være at lenken er utløpt\. Prøv å logge inn på nytt\.$/],
  [403, 'LOGIN_LINK_ELSEWHERE', /bare i nettleseren der du ba om den/],
])('[SEC-11] a link refused with %i says why and leads to asking again', async (status, code, text) => {
  const server = start({ showAllLoginMethods: true })
  server.answer(redeemLoginLink, () => refuse(status, { code }))
  const { user, address } = openApp('/innlogging/lenke#hemmelig')
  await user.click(await screen.findByRole('button', { name: 'Logg inn' }))
  expect(await screen.findByText(text)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Be om en ny lenke' }))
  expect(await screen.findByRole('button', send)).toBeTruthy()
  expect(address()).toBe('/')
})
