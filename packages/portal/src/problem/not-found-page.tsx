import { ErrorPage, type ErrorPageProps } from '@eksport/ui'
import { useDocumentTitle } from '../browser/use-document-title.ts'
import { useText } from '../text/use-text.ts'
import { problemTexts as texts } from './problem.texts.ts'

/** [RTE-08] Shown for an unknown address. */
export function NotFoundPage({ home }: Required<Pick<ErrorPageProps, 'home'>>) {
  const say = useText()
  useDocumentTitle(say(texts.notFound))
  return <ErrorPage kind="not-found" home={home} />
}
