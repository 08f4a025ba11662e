import { getApplication, listHistory, saveApplication } from '@eksport/api'
import type { Application, HistoryEntry } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { browserStorage } from '@eksport/portal/testing/browser-storage.ts'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { clean, openForm } from '#src/testing/open-form.ts'

beforeEach(browserStorage())

const sending: HistoryEntry = {
  id: 'h-1',
  event: 'send',
  to: 'INNSENDT',
  actor: { role: 'INNSENDER', name: 'Solveig Prøve' },
  time: '2026-11-20T10:00:00+01:00',
}

const firstName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fornavn' })

it.each([
  ['a colleague', { isReader: false, name: 'Solveig Prøve' }, 'Solveig Prøve har lagret søknaden'],
  ['their own other tab', { isReader: true, name: 'Ingrid Solheim' }, 'Du har lagret søknaden et annet sted'],
  ['it is not known who', undefined, 'Søknaden er lagret et annet sted'],
])(
  '[ACT-12] who has a draft open hears that it was saved by %s, and what stands there stays until they ask',
  async (_, by, words) => {
    const say = openStream()
    const { server, user, storeElsewhere } = await openForm('avsender')
    const before = firstName().value
    const read = server.calls(getApplication).length
    const { referenceNumber, sender } = anApplication()
    storeElsewhere({ sender: { ...sender, contactPerson: { ...sender?.contactPerson, firstName: 'Solveig' } } }, by)
    await say({ kind: 'application', referenceNumber, version: 9, organisationNumber: '310000043' })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(server.calls(getApplication).length).toBeGreaterThan(read)
    expect(firstName().value).toBe(before)
    await user.click(screen.getByRole('button', { name: 'Vis det som er lagret' }))
    await waitFor(() => expect(firstName().value).toBe('Solveig'))
    expect(screen.queryByText(words)).toBeNull()
    expect(server.calls(saveApplication)).toEqual([])
  },
)

/** A page that has been typed into, and whose save waits for its answer. */
async function openSaving() {
  const say = openStream()
  const form = await openForm('avsender')
  const application = anApplication()
  const answered = Promise.withResolvers<void>()
  form.server.answer(saveApplication, async ({ body }) => {
    await answered.promise
    const saved = { ...application, ...(body as Partial<Application>), version: application.version + 1 }
    return { application: saved, validation: clean, maxProductLines: 100 }
  })
  await form.user.type(firstName(), 'e')
  await waitFor(() => expect(form.server.calls(saveApplication)).toHaveLength(1))
  const reads = form.server.calls(getApplication).length
  const tell = (event: { readonly version: number; readonly isNewVersion: boolean }) =>
    say({
      kind: 'application',
      referenceNumber: application.referenceNumber,
      organisationNumber: '310000043',
      ...event,
    })
  return {
    ...form,
    tell,
    saved: application.version + 1,
    answerSave: () => answered.resolve(),
    readsSince: () => form.server.calls(getApplication).length - reads,
  }
}

const isSaved = () => screen.findAllByText(/Lagret kl/)

it('[ACT-12] a page does not read again what it saved itself, whether it hears of it before or after the answer', async () => {
  const { tell, saved, answerSave, readsSince } = await openSaving()
  await tell({ version: saved, isNewVersion: true })
  answerSave()
  await isSaved()
  await tell({ version: saved, isNewVersion: true })
  expect(readsSince()).toBe(0)
  await tell({ version: saved, isNewVersion: false })
  await waitFor(() => expect(readsSince()).toBe(1))
})

it('[ACT-12] a page reads what came beside the application while it saved', async () => {
  const { tell, saved, answerSave, readsSince } = await openSaving()
  await tell({ version: saved, isNewVersion: false })
  await waitFor(() => expect(readsSince()).toBe(1))
  answerSave()
  await isSaved()
})

it('[ACT-12] [WIZ-22] a page reads what another tab saved after it', async () => {
  const { tell, saved, answerSave, readsSince, storeElsewhere } = await openSaving()
  answerSave()
  await isSaved()
  storeElsewhere({}, { isReader: true, name: 'Ingrid Solheim' })
  storeElsewhere({}, { isReader: true, name: 'Ingrid Solheim' })
  await tell({ version: saved + 1, isNewVersion: true })
  await waitFor(() => expect(readsSince()).toBe(1))
  expect(await screen.findByText('Du har lagret søknaden et annet sted')).toBeTruthy()
})

it('[ACT-12] who has a draft open that a colleague sends keeps what was typed last, and reads who sent it', async () => {
  const say = openStream()
  const { server, user, storeElsewhere } = await openForm('avsender')
  const { referenceNumber } = anApplication()
  server.answer(saveApplication, () => refuse(409))
  server.answer(listHistory, () => [sending])
  await user.clear(firstName())
  await user.type(firstName(), 'Uvanlig')
  storeElsewhere({ applicationStatus: 'INNSENDT' })
  await say({ kind: 'application', referenceNumber, version: 9, organisationNumber: '310000043' })
  const heading = await screen.findByText('Solveig Prøve sendte inn søknaden 20.11.2026 10:00:00')
  const alert = within(heading.closest<HTMLElement>('[role=alert]') ?? document.body)
  expect(alert.getByRole('row', { name: /Fornavn Uvanlig/ })).toBeTruthy()
  expect(firstName().value).toBe('Uvanlig')
  await user.click(alert.getByRole('button', { name: 'Kopier' }))
  expect(await navigator.clipboard.readText()).toContain('Uvanlig')
  await user.click(alert.getByRole('button', { name: 'Til søknaden' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Søknaden er sendt inn' })).toBeTruthy()
})

it('[ACT-12] [CW-05] who is in the middle of a word when a colleague sends is brought to what is said, and the rest of the word is no key', async () => {
  const say = openStream()
  const { server, user, storeElsewhere, address } = await openForm('avsender')
  const before = address()
  const { referenceNumber } = anApplication()
  server.answer(saveApplication, () => refuse(409))
  server.answer(listHistory, () => [sending])
  await user.clear(firstName())
  await user.type(firstName(), 'Uva')
  storeElsewhere({ applicationStatus: 'INNSENDT' })
  await say({ kind: 'application', referenceNumber, version: 9, organisationNumber: '310000043' })
  const heading = await screen.findByText('Solveig Prøve sendte inn søknaden 20.11.2026 10:00:00')
  expect(document.activeElement?.contains(heading)).toBe(true)
  expect(document.activeElement?.contains(firstName())).toBe(false)
  // 'n' begins a new application where the page hears it.
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  await user.keyboard('n')
  document.removeEventListener('keydown', heard)
  expect(heard).not.toHaveBeenCalled()
  expect(address()).toBe(before)
  // What was typed is sent no more, and whoever leaves is not told that it will be.
  await user.click(screen.getByRole('link', { name: 'Oversikt' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Noe er ikke lagret')).toBeTruthy()
  expect(question.queryByText(/Det sendes når/)).toBeNull()
})
