import { hasLeftMachine } from '@eksport/portal/server/session-end.ts'
import { logOutTexts } from '@eksport/portal/session/log-out.texts.ts'
import { logOut, refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

function openMenu() {
  const server = startSubmitterServer()
  server.answer(logOut, () => undefined)
  const app = openApp('/profil')
  const choose = async (name: string) => {
    await app.user.click(await screen.findByRole('button', { name: /Midnattsol Testlaks AS/ }))
    await app.user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name }))
  }
  return { ...app, server, choose }
}

it('[RTE-18] the menu of the organisation leads to its address book, the messages, the keys and another organisation', async () => {
  const { user, choose, wholeAddress } = openMenu()
  await choose('Adressebok')
  await waitFor(() => expect(wholeAddress()).toBe('/foretak/310000043/adressebok'))
  await choose('Driftsmeldinger')
  await waitFor(() => expect(wholeAddress()).toBe('/foretak/310000043/driftsmeldinger'))
  await choose('Hurtigtaster')
  expect(await screen.findByRole('dialog', { name: 'Hurtigtaster' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose('Bytt virksomhet')
  await waitFor(() => expect(wholeAddress()).toMatch(/\/velg-virksomhet/))
})

it('[EXP-03] a message that is being written is named when its writer logs out, and goes; that of another stays', async () => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const { user, server, choose } = openMenu()
  const kept = 'eks:message-draft:p-1:310000043:4001'
  const anothers = 'eks:message-draft:p-2:310000043:4002'
  for (const key of [kept, anothers]) localStorage.setItem(key, JSON.stringify({ v: 1, d: 'Hei' }))
  await choose('Logg ut')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^Det gjelder #004001, og ligger bare på denne maskinen/)).toBeTruthy()
  expect(server.calls(logOut)).toEqual([])
  await user.click(question.getByRole('button', { name: logOutTexts.logOutAnyway.nb }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('/utlogget'))
  expect(localStorage.getItem(kept)).toBeNull()
  expect(localStorage.getItem(anothers)).not.toBeNull()
})

it('[RTE-18] [EXP-03] who logs out is asked first where an answer lies on this machine alone, which then goes', async () => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const { user, server, choose } = openMenu()
  const kept = 'eksport-svar-p-1-4001-'
  localStorage.setItem(kept, JSON.stringify({ '': 'Sensoren var feil.' }))
  await choose('Logg ut')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^Det gjelder #004001, og ligger bare på denne maskinen/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: logOutTexts.stayLoggedIn.nb }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(localStorage.getItem(kept)).not.toBeNull()
  expect(server.calls(logOut)).toEqual([])
  await choose('Logg ut')
  await user.click(await screen.findByRole('button', { name: logOutTexts.logOutAnyway.nb }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('/utlogget'))
  expect(localStorage.getItem(kept)).toBeNull()
  expect(server.calls(logOut)).toHaveLength(1)
})

it('[EXP-03] [RTE-18] who could not log out reads so, and what they write next is kept on this machine', async () => {
  const { user, server, choose, address } = openMenu()
  server.answer(logOut, () => refuse(500))
  localStorage.setItem('eksport-svar-p-1-4001-', JSON.stringify({ '': 'Sensoren var feil.' }))
  await choose('Logg ut')
  await user.click(await screen.findByRole('button', { name: logOutTexts.logOutAnyway.nb }))
  await waitFor(() => expect(address()).toBe('/error?code=logout_error'))
  expect(hasLeftMachine()).toBe(false)
})
