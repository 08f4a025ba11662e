import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { VerificationPage } from '#src/features/verification/components/verification-page.tsx'
import { verificationTexts } from '#src/features/verification/verification.texts.ts'

/** [CRT-10] A public page, opened by the QR code of a certificate. */
export const Route = createFileRoute('/kontroller/{-$code}')({
  // The header needs the session, also if this is the first page opened.
  loader: ({ context }) => context.queries.prefetchQuery(sessionQuery),
  component: Verification,
})

function Verification() {
  const say = useText()
  useDocumentTitle(say(verificationTexts.title))
  return <VerificationPage code={Route.useParams().code} />
}
