import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ErrorPage } from '@eksport/ui'
import { Link, useParams } from '@tanstack/react-router'

const texts = {
  notFound: {
    nb: 'Fant ingen søknad med referansenummer {n}.',
    nn: 'Fann ingen søknad med referansenummer {n}.',
    en: 'Found no application with reference number {n}.',
  },
} as const

/** Shown alike for an application that does not exist and for one of another organisation. */
export function ApplicationNotFound() {
  const say = useText()
  const { referenceNumber = '' } = useParams({ strict: false })
  const text = say(texts.notFound, { n: referenceNumber })
  useDocumentTitle(text)
  return <ErrorPage kind="not-found" message={text} home={{ render: <Link to="/oversikt" /> }} />
}
