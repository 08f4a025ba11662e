import { removeBookEntry } from '@eksport/api'
import { removeEntry } from '../../acts/address-book.ts'
import { route } from '../../http/route.ts'

export const removeBookEntryRoute = route(removeBookEntry, async ({ tx, session, params: { entryId: id } }) => {
  await removeEntry({ tx, session, id })
  return { body: undefined, audit: { entryId: id } }
})
