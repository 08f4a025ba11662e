import { ErrorPage, type ErrorPageProps } from '@eksport/ui'
import { useDocumentTitle } from '../browser/use-document-title.ts'
import { contact } from '../text/contact.ts'
import { errorCodeText } from '../text/error-code-texts.ts'
import { useText } from '../text/use-text.ts'
import { problemTexts as texts } from './problem.texts.ts'

interface ErrorCodePageProps extends Required<Pick<ErrorPageProps, 'home'>> {
  readonly code: string | undefined
}

/** [RTE-07] Where the server sends a login or logout that failed: what went wrong, and how to reach people. */
export function ErrorCodePage({ code, home }: ErrorCodePageProps) {
  const say = useText()
  useDocumentTitle(say(texts.title))
  return <ErrorPage message={say(errorCodeText(code))} {...contact} home={home} />
}
