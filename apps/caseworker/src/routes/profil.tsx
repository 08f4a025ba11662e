import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { profileTexts } from '@eksport/portal/profile/profile.texts.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ProfilePage } from '#src/features/profile/profile-page.tsx'

export const Route = createFileRoute('/profil')({
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
  },
  component: Profile,
})

function Profile() {
  const say = useText()
  useDocumentTitle(say(profileTexts.title))
  return <ProfilePage />
}
