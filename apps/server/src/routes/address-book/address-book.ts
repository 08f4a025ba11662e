import { changeBookEntry, listAddressBook, removeBookEntry } from '@eksport/api'
import { changeEntry, removeEntry } from '../../acts/address-book.ts'
import { listAddresses } from '../../db/repositories/address-book.ts'
import { route } from '../../http/route.ts'

export const changeBookEntryRoute = route(
  changeBookEntry,
  async ({ tx, session, params: { entryId: id }, body: address, ifMatch: version }) => {
    const entry = await changeEntry({ tx, session, id, address, version })
    return { body: entry, version: entry.version, audit: { entryId: id } }
  },
)

export const listAddressBookRoute = route(listAddressBook, async ({ tx }) => ({ body: await listAddresses(tx) }))

export const removeBookEntryRoute = route(removeBookEntry, async ({ tx, session, params: { entryId: id } }) => {
  await removeEntry({ tx, session, id })
  return { body: undefined, audit: { entryId: id } }
})
