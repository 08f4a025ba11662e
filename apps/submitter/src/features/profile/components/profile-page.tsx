import { profileTexts as texts } from '@eksport/portal/profile/profile.texts.ts'
import { ProfileSections } from '@eksport/portal/profile/profile-sections.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading } from '@eksport/ui'
import { submitterContact } from '../api/submitter.ts'
import { submitterTexts } from '../submitter.texts.ts'

/** [AUT-06] The contact e-mail, and what is sent to it. */
export function ProfilePage() {
  const say = useText()
  return (
    <>
      <PageHeading>{say(texts.title)}</PageHeading>
      <ProfileSections source={submitterContact} hint={submitterTexts.hint} />
    </>
  )
}
