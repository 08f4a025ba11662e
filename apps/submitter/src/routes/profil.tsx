import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { profileTexts } from '@eksport/portal/profile/profile.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#src/features/profile/components/profile-page.tsx'
import { actingSession } from '#src/lib/acting-session.ts'

/** [AUT-06] The person's profile: their e-mail address and notifications. */
export const Route = createFileRoute('/profil')({
  beforeLoad: async (opening) => {
    await actingSession(opening)
  },
  component: Profile,
})

function Profile() {
  const say = useText()
  useDocumentTitle(say(profileTexts.title))
  return <ProfilePage />
}
