import { errorCodeText } from '@eksport/portal/text/error-code-texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink, PageHeading } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { problemTexts as texts } from '../problem.texts.ts'
import { ProblemFrame } from './problem-frame.tsx'

/** What went wrong, by the code in the address. */
export function FailurePage({ code }: { readonly code: string | undefined }) {
  const say = useText()
  return (
    <ProblemFrame>
      <PageHeading lead={say(errorCodeText(code))} takeFocus>
        {say(texts.title)}
      </PageHeading>
      <ButtonLink className="mt-6" render={<Link to="/" />}>
        {say(texts.home)}
      </ButtonLink>
    </ProblemFrame>
  )
}
