import { changeBookEntry } from '@eksport/api'
import { changeEntry } from '../../acts/address-book.ts'
import { route } from '../../http/route.ts'

export const changeBookEntryRoute = route(changeBookEntry, async ({ tx, session, params: { entryId: id }, body }) => ({
  body: await changeEntry({ tx, session, id, address: body }),
  audit: { entryId: id },
}))
