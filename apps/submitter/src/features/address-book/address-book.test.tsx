import { changeBookEntry, listAddressBook, removeBookEntry, saveApplication } from '@eksport/api'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { openForm } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const entry = {
  id: '0d9c1f0e-6a50-4a3e-9d6c-0f6f3f1f0a01',
  kind: 'CONSIGNEE' as const,
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

it('[EXP-05] a pick from the book fills the whole block of the form, and is saved', async () => {
  const { user, server } = await openForm('mottaker', {
    book: [entry, { ...entry, id: street.id, address: { name: 'Hamburg Fisch', country: 'DE' } }, street],
  })
  const search = await screen.findByRole('combobox', { name: /Hent mottaker fra adresseboken/ })
  expect(screen.queryByRole('combobox', { name: /sted for kontroll/ })).toBeNull()
  await user.type(search, 'sea foods')
  expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(1)
  await user.click(screen.getByRole('option', { name: /Pudong Sea Foods/ }))
  const [consignee] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Navn/ })
  expect(consignee?.value).toBe('Pudong Sea Foods')
  await waitFor(() => expect(server.calls(saveApplication).at(-1)?.body.recipient?.consignee).toEqual(entry.address), {
    timeout: 4000,
  })
})
