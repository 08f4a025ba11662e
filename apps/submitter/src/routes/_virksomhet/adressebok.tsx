import { addressBookTexts } from '@eksport/portal/address-book/address-book.texts.ts'
import { AddressBook } from '@eksport/portal/address-book/address-book.tsx'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { useOrganisation } from '#src/lib/organisation.ts'

/** [EXP-05] */
export const Route = createFileRoute('/_virksomhet/adressebok')({ component: AddressBookPage })

function AddressBookPage() {
  const say = useText()
  useDocumentTitle(say(addressBookTexts.title))
  return <AddressBook organisation={useOrganisation()} />
}
