import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, ButtonLink, PageHeading } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { replacementTexts as texts } from '../../draft/replacement.texts.ts'

/** [RTE-15] Shown without a certificate to replace; says where to find one. */
export function ChooseOriginalPage() {
  const say = useText()
  useDocumentTitle(say(texts.step))
  return (
    <>
      <PageHeading>{say(texts.step)}</PageHeading>
      <Alert
        tone="info"
        className="mt-6 max-w-form"
        actions={
          <ButtonLink small render={<Link to="/oversikt" />}>
            {say(texts.toOverview)}
          </ButtonLink>
        }
      >
        {say(texts.chooseOriginal)}
      </Alert>
    </>
  )
}
