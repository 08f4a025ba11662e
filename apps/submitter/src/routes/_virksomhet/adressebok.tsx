import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { addressBookTexts } from '#src/features/address-book/address-book.texts.ts'
import { AddressBookPage } from '#src/features/address-book/components/address-book-page.tsx'

/** [EXP-05] */
export const Route = createFileRoute('/_virksomhet/adressebok')({ component: AddressBook })

function AddressBook() {
  const say = useText()
  useDocumentTitle(say(addressBookTexts.title))
  return <AddressBookPage />
}
