import { listAddressBook } from '@eksport/api'
import { listAddresses } from '../../db/repositories/address-book.ts'
import { route } from '../../http/route.ts'

export const listAddressBookRoute = route(listAddressBook, async ({ tx }) => ({ body: await listAddresses(tx) }))
