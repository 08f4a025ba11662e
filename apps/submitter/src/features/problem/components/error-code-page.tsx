import { contact } from '@eksport/portal/text/contact.ts'
import { errorCodeText } from '@eksport/portal/text/error-code-texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ErrorPage } from '@eksport/ui'
import { Link } from '@tanstack/react-router'

/** [RTE-07] What went wrong, by the code in the address, and how to reach people. */
export function ErrorCodePage({ code }: { readonly code: string | undefined }) {
  const say = useText()
  return <ErrorPage message={say(errorCodeText(code))} {...contact} home={{ render: <Link to="/" /> }} />
}
