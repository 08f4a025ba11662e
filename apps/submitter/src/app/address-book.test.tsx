import { changeBookEntry, listAddressBook, removeBookEntry, saveApplication } from '@eksport/api'
import { fill } from '@eksport/portal/testing/fill.ts'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { openForm } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const entry = {
  id: '0d9c1f0e-6a50-4a3e-9d6c-0f6f3f1f0a01',
  kind: 'CONSIGNEE' as const,
  version: 1,
  usedTime: '2026-11-01T12:00:00Z',
  address: {
    name: 'Pudong Sea Foods',
    address: 'Century Avenue 1',
    city: 'Shanghai',
    country: 'CN',
    phoneNumber: { callingCode: '+86', number: '2155550101' },
  },
}
const street = {
  id: '0d9c1f0e-6a50-4a3e-9d6c-0f6f3f1f0a02',
  kind: 'CONTROL_PLACE' as const,
  version: 1,
  usedTime: '2026-11-02T12:00:00Z',
  address: { address: 'Kaiveien 1', postalCode: '9008', city: 'Tromsø' },
}

it('[EXP-05] shows the addresses by what they are of, mends one and takes one away', async () => {
  const server = startSubmitterServer()
  server.answer(listAddressBook, () => [street, entry])
  const { user } = openApp('/adressebok')
  const control = await screen.findByRole('heading', { name: 'Steder for kontroll' })
  expect(control.closest('section')?.textContent).toContain('9008 Tromsø')
  await user.click(screen.getByRole('button', { name: 'Endre Pudong Sea Foods' }))
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByRole('textbox', { name: 'Navn' })
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Lagre' }))
  expect(await dialog.findByText('Feltet må fylles ut')).toBeTruthy()
  await user.type(name, 'Minhang Sea Foods')
  server.answer(changeBookEntry, () => refuse(400, { fieldErrors: { name: ['Adresseboken har alt denne adressen'] } }))
  await user.click(dialog.getByRole('button', { name: 'Lagre' }))
  expect(await dialog.findByText('Adresseboken har alt denne adressen')).toBeTruthy()
  await user.type(name, ' Ltd')
  server.answer(changeBookEntry, ({ body }) => ({ ...entry, address: body }))
  await user.click(dialog.getByRole('button', { name: 'Lagre' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls(changeBookEntry).at(-1)?.body).toEqual({ ...entry.address, name: 'Minhang Sea Foods Ltd' })

  server.answer(removeBookEntry, () => undefined)
  await user.click(screen.getByRole('button', { name: 'Slett Kaiveien 1' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Slett' }))
  await waitFor(() => expect(server.calls(removeBookEntry)).toMatchObject([{ params: { entryId: street.id } }]))
})

it('[EXP-05] is tried again when it could not be fetched, and says of an empty one how it is filled', async () => {
  const server = startSubmitterServer()
  server.answer(listAddressBook, lose)
  const { user } = openApp('/adressebok')
  const again = await screen.findByRole('button', { name: 'Prøv igjen' })
  expect(screen.getByText('Klarte ikke å hente adresseboken.')).toBeTruthy()
  server.answer(listAddressBook, () => [])
  await user.click(again)
  expect(await screen.findByText(/Adresseboken er tom\. Adresser kommer hit når en søknad sendes inn\./)).toBeTruthy()
})

it('[EXP-05] an address that could not be changed or deleted is still there, and what was written too', async () => {
  const server = startSubmitterServer()
  server.answer(listAddressBook, () => [entry])
  server.answer(changeBookEntry, lose)
  server.answer(removeBookEntry, () => refuse(403, { title: 'Du har ikke rett til å endre adresseboken.' }))
  const { user } = openApp('/adressebok')
  await user.click(await screen.findByRole('button', { name: 'Endre Pudong Sea Foods' }))
  const dialog = within(await screen.findByRole('dialog'))
  await fill(user, dialog.getByRole('textbox', { name: /^By/ }), 'Ningbo')
  await fill(user, dialog.getByRole('textbox', { name: /^Telefonnummer/ }), '2155550999')
  await user.click(dialog.getByRole('button', { name: 'Lagre' }))
  await dialog.findByText('Klarte ikke å endre adressen. Prøv igjen senere.')
  expect(dialog.getByRole('textbox', { name: /^By/ })).toHaveProperty('value', 'Ningbo')
  server.answer(changeBookEntry, ({ body }) => ({ ...entry, address: body }))
  await user.click(dialog.getByRole('button', { name: 'Lagre' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = server.calls(changeBookEntry)
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  expect(second?.body).toEqual({
    ...entry.address,
    city: 'Ningbo',
    phoneNumber: { callingCode: '+86', number: '2155550999' },
  })
  await user.click(screen.getByRole('button', { name: 'Slett Pudong Sea Foods' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Slette Pudong Sea Foods?' }))
  await user.click(question.getByRole('button', { name: 'Slett' }))
  expect(await question.findByText('Du har ikke rett til å endre adresseboken.')).toBeTruthy()
  expect(screen.getByText('Pudong Sea Foods')).toBeTruthy()
})

const openDialog = async () => {
  const server = startSubmitterServer()
  server.answer(listAddressBook, () => [entry])
  const { user } = openApp('/adressebok')
  await user.click(await screen.findByRole('button', { name: 'Endre Pudong Sea Foods' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = (name: RegExp) => dialog.getByRole('textbox', { name })
  const save = () => user.click(dialog.getByRole('button', { name: 'Lagre' }))
  return { server, user, dialog, field, save }
}

it('[EXP-05] [SEC-04] an address that somebody else has changed meanwhile keeps what they wrote and what is written here', async () => {
  const { server, user, dialog, field, save } = await openDialog()
  server.answer(changeBookEntry, () => refuse(412))
  await fill(user, field(/^Postnummer/), '200120')
  const theirs = { ...entry, version: 2, address: { ...entry.address, city: 'Minhang' } }
  server.answer(listAddressBook, () => [theirs])
  await save()
  expect((await dialog.findByText(/^Noen har endret adressen imens/)).closest('[role=alert]')).toBeTruthy()
  expect(field(/^By/)).toHaveProperty('value', 'Minhang')
  expect(field(/^Postnummer/)).toHaveProperty('value', '200120')
  server.answer(changeBookEntry, ({ body }) => ({ ...theirs, version: 3, address: body }))
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls(changeBookEntry).map(({ ifMatch }) => ifMatch)).toEqual(['1', '2'])
  expect(server.calls(changeBookEntry).at(-1)?.body).toEqual({ ...theirs.address, postalCode: '200120' })
})

it('[EXP-05] an address that somebody else has deleted meanwhile is said to be so, and deleting it again is no error', async () => {
  const { server, user, dialog, field, save } = await openDialog()
  server.answer(changeBookEntry, () => refuse(404))
  await fill(user, field(/^By/), 'Ningbo')
  await save()
  expect(await dialog.findByText(/^Noen har slettet adressen imens/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Avbryt' }))
  server.answer(removeBookEntry, () => refuse(404))
  await user.click(await screen.findByRole('button', { name: 'Slett Pudong Sea Foods' }))
  server.answer(listAddressBook, () => [])
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Slett' }))
  await waitFor(() => expect(screen.queryByText('Pudong Sea Foods')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('[EXP-05] an address is checked as the form checks it, and what the server refuses is said at its field', async () => {
  const { server, user, dialog, field, save } = await openDialog()
  await fill(user, field(/^Telefonnummer/), 'ring meg')
  await save()
  expect(document.activeElement).toBe(field(/^Telefonnummer/))
  expect(field(/^Telefonnummer/).getAttribute('aria-invalid')).toBe('true')
  expect(server.calls(changeBookEntry)).toEqual([])
  await fill(user, field(/^Telefonnummer/), '21 5555 0999')
  server.answer(changeBookEntry, () =>
    refuse(400, { fieldErrors: { city: ['Feltet har et tegn som ikke kan lagres'] } }),
  )
  await save()
  expect(await dialog.findByText('Feltet har et tegn som ikke kan lagres')).toBeTruthy()
  expect(field(/^By/).getAttribute('aria-invalid')).toBe('true')
  expect(dialog.queryByText(/Prøv igjen senere/)).toBeNull()
})

it('[EXP-05] what was mended in the book meanwhile is offered by a form that stands open', async () => {
  const { user, server } = await openForm('mottaker', { book: [entry] })
  const search = await screen.findByRole('combobox', { name: /Hent mottaker fra adresseboken/ })
  server.answer(listAddressBook, () => [{ ...entry, version: 2, address: { ...entry.address, city: 'Songjiang' } }])
  // What was read a moment ago is not asked for once more.
  vi.setSystemTime(Date.now() + 3000)
  await user.type(search, 'pudong')
  expect(await screen.findByRole('option', { name: /Songjiang/ })).toBeTruthy()
})

it('[EXP-05] who takes addresses away by keys goes on at the next one, and at the heading after the last', async () => {
  const second = {
    ...entry,
    id: '0d9c1f0e-6a50-4a3e-9d6c-0f6f3f1f0a03',
    address: { name: 'Ningbo Fish', country: 'CN' },
  }
  const server = startSubmitterServer()
  let book = [entry, second, street]
  server.answer(listAddressBook, () => book)
  server.answer(removeBookEntry, ({ params }) => {
    book = book.filter(({ id }) => id !== params.entryId)
    return undefined
  })
  const { user } = openApp('/adressebok')
  const away = async (name: string) => {
    await user.keyboard('{Enter}')
    const question = within(await screen.findByRole('alertdialog', { name: `Slette ${name}?` }))
    question.getByRole('button', { name: 'Slett' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText(name)).toBeNull())
  }
  const first = await screen.findByRole('button', { name: 'Slett Pudong Sea Foods' })
  first.focus()
  await away('Pudong Sea Foods')
  await waitFor(() => expect(document.activeElement?.getAttribute('title')).toBe('Slett Ningbo Fish'))
  await away('Ningbo Fish')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Adressebok'))
})

it('[EXP-05] a pick from the book fills the whole block of the form, and is saved', async () => {
  const { user, server } = await openForm('mottaker', {
    book: [entry, { ...entry, id: street.id, address: { name: 'Hamburg Fisch', country: 'DE' } }, street],
  })
  const search = await screen.findByRole('combobox', { name: /Hent mottaker fra adresseboken/ })
  expect(screen.queryByRole('combobox', { name: /sted for kontroll/ })).toBeNull()
  await user.type(search, 'sea foods')
  expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(1)
  await user.click(screen.getByRole('option', { name: /Pudong Sea Foods/ }))
  const block = within(screen.getByRole('group', { name: 'Mottaker' }))
  await waitFor(() => expect(document.activeElement).toBe(block.getByRole('combobox', { name: /fra adresseboken/ })))
  const [consignee] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Navn/ })
  expect(consignee?.value).toBe('Pudong Sea Foods')
  await waitFor(() => expect(server.calls(saveApplication).at(-1)?.body.recipient?.consignee).toEqual(entry.address))
})
