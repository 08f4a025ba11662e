import { type Application, formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, ButtonLink, PageHeading } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { currentReplacementQuery } from '#src/lib/application/current-replacement.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { replacementTexts as texts } from '../replacement.texts.ts'

/** [RTE-15] A certificate that cannot be replaced now, with the way to the replacement that it has. */
export function NotReplaceablePage({ original }: { readonly original: Application }) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const { referenceNumber } = original
  const { data } = useQuery(currentReplacementQuery(organisationNumber, referenceNumber))
  const title = say(texts.title, { reference: formatReference(referenceNumber) })
  useDocumentTitle(title)
  const other = data && formatReference(data.applicationReferenceNumber)
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <Alert
        tone="info"
        className="mt-6 max-w-form"
        actions={
          <ButtonLink
            small
            render={
              <Link
                to="/soeknader/$referenceNumber/detaljer"
                params={{ referenceNumber: String(data?.applicationReferenceNumber ?? referenceNumber) }}
              />
            }
          >
            {other === undefined ? say(texts.back) : say(texts.open, { reference: other })}
          </ButtonLink>
        }
      >
        {other === undefined ? say(texts.notPossible) : say(texts.alreadyReplaced, { reference: other })}
      </Alert>
    </>
  )
}
