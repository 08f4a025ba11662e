import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink, PageHeading } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { caseTexts as texts } from '../case.texts.ts'

/** Shown if no case has the number in the address. */
export function CaseNotFound({ referenceNumber }: { readonly referenceNumber: number }) {
  const say = useText()
  const heading = say(texts.notFound, { n: referenceNumber })
  useDocumentTitle(heading)
  return (
    <div className="mx-auto w-full max-w-page px-page-pad py-10">
      <PageHeading lead={say(texts.notFoundHint)} takeFocus>
        {heading}
      </PageHeading>
      <ButtonLink className="mt-6" render={<Link to="/" />}>
        {say(texts.back)}
      </ButtonLink>
    </div>
  )
}
