import { listCases } from '@eksport/api'
import { logOut, refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

const start = () => {
  const server = startCaseworkerServer()
  server.answer(listCases, ({ query }) => pageOf([], query))
  return server
}

it('[RTE-07] an officer whose logout failed reads what to do, with a way back', async () => {
  start().answer(logOut, () => refuse(502))
  const { user, address } = openApp('/')
  await user.click(await screen.findByRole('button', { name: new RegExp(officer.name) }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logg ut' }))
  await waitFor(() => expect(address()).toBe('/error?code=logout_error'))
  expect(await screen.findByText(/Lukk nettleseren for å være sikker/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Gå til forsiden' }).getAttribute('href')).toBe('/')
})

it('[RTE-08] an officer is told of an address that leads nowhere', async () => {
  start()
  openApp('/finnes-ikke')
  expect(await screen.findByRole('link', { name: 'Gå til forsiden' })).toBeTruthy()
  expect(document.title).toBe('Denne siden finnes ikke – Eksport')
})
