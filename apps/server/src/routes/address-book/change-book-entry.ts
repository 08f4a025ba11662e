import { changeBookEntry } from '@eksport/api'
import { changeEntry } from '../../acts/address-book.ts'
import { route } from '../../http/route.ts'

export const changeBookEntryRoute = route(
  changeBookEntry,
  async ({ tx, session, params: { entryId: id }, body: address, ifMatch: version }) => {
    const entry = await changeEntry({ tx, session, id, address, version })
    return { body: entry, version: entry.version, audit: { entryId: id } }
  },
)
