import { getCase, listCaseMessages, listCases } from '@eksport/api'
import { logOut, refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
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

it('[EXP-03] [ACT-09] a note and a message that are not sent are named when the officer logs out, and go from the machine', async () => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const server = start()
  server.answer(logOut, () => undefined)
  const { user } = openApp('/')
  const { id } = officer
  localStorage.setItem(`eksport.note.${id}.4007`, 'Ring Kari på mobilen')
  localStorage.setItem(`eksport.note.${id}.4008`, '')
  localStorage.setItem(`eks:message-draft:${id}:4001`, JSON.stringify({ v: 1, d: 'Hei' }))
  localStorage.setItem('eksport.note.another.4009', 'Hennes egen')
  await user.click(await screen.findByRole('button', { name: new RegExp(officer.name) }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logg ut' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^Det gjelder #00400[17] og #00400[17], og ligger bare på denne maskinen/)).toBeTruthy()
  expect(server.calls(logOut)).toEqual([])
  await user.click(question.getByRole('button', { name: 'Logg ut og slett' }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('/utlogget'))
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ring Kari|Hei/)
  expect(localStorage.getItem('eksport.note.another.4009')).toBe('Hennes egen')
})

it('[RTE-08] an officer is told of an address that leads nowhere', async () => {
  start()
  openApp('/finnes-ikke')
  expect(await screen.findByRole('link', { name: 'Gå til forsiden' })).toBeTruthy()
  expect(document.title).toBe('Denne siden finnes ikke – Eksport')
})

it('[CW-05] / moves to the search also where a narrow window has folded it away, and Escape folds it in again', async () => {
  start()
  const { user } = openApp('/')
  const search = await screen.findByRole('textbox', { name: 'Søk i saker' })
  const toggle = screen.getByRole('button', { name: 'Meny' })
  // What is not drawn takes no focus, which is nothing that this window knows.
  const isFolded = () => toggle.getAttribute('aria-expanded') === 'false'
  const focus = search.focus.bind(search)
  search.focus = () => (isFolded() ? undefined : focus())
  await user.keyboard('/')
  expect(document.activeElement).toBe(search)
  expect(isFolded()).toBe(false)
  await user.keyboard('{Escape}')
  expect(isFolded()).toBe(true)
  expect(document.activeElement).toBe(toggle)
})

it('[CW-05] / leaves the header as it is where the search is in sight', async () => {
  start()
  const { user } = openApp('/')
  const search = await screen.findByRole('textbox', { name: 'Søk i saker' })
  await user.keyboard('/')
  expect(document.activeElement).toBe(search)
  expect(screen.getByRole('button', { name: 'Meny' }).getAttribute('aria-expanded')).toBe('false')
})

it('[CW-05] the header that was folded out for the search is folded in when the search has led somewhere', async () => {
  const server = start()
  for (const endpoint of [getCase, listCaseMessages]) server.answer(endpoint, () => refuse(404))
  const { user, address } = openApp('/')
  await screen.findByRole('textbox', { name: 'Søk i saker' })
  const toggle = screen.getByRole('button', { name: 'Meny' })
  await user.click(toggle)
  await user.keyboard('/{Enter}')
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('4010{Enter}')
  await waitFor(() => expect(address()).toBe('/soeknader/4010'))
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
})
