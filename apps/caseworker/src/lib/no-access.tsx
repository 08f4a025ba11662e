import { contact } from '@eksport/portal/text/contact.ts'
import { ErrorPage } from '@eksport/ui'
import { Link } from '@tanstack/react-router'

/** A page for a person without the right to it, with a link back. */
export function NoAccess({ message }: { readonly message: string }) {
  return (
    <div className="mx-auto w-full max-w-page px-page-pad py-10">
      <ErrorPage kind="no-access" message={message} phone={contact.phone} home={{ render: <Link to="/" /> }} />
    </div>
  )
}
