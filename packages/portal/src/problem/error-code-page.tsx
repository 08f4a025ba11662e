import { ErrorPage, type ErrorPageProps } from '@eksport/ui'
import { useDocumentTitle } from '../browser/use-document-title.ts'
import { contact } from '../text/contact.ts'
import { errorCodeText } from '../text/error-code-texts.ts'
import { useText } from '../text/use-text.ts'
import { problemTexts as texts } from './problem.texts.ts'

interface ErrorCodePageProps extends Required<Pick<ErrorPageProps, 'home'>> {
  readonly code: string | undefined
}

/** [RTE-07] The page to which the server redirects after a failed login or logout: what went wrong, and how to get help. */
export function ErrorCodePage({ code, home }: ErrorCodePageProps) {
  const say = useText()
  useDocumentTitle(say(texts.title))
  return <ErrorPage message={say(errorCodeText(code))} {...contact} home={home} />
}
