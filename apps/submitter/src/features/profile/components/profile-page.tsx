import { DeveloperSection } from '@eksport/portal/developer/developer-section.tsx'
import { useFlag } from '@eksport/portal/flags/flags.ts'
import { profileTexts as texts } from '@eksport/portal/profile/profile.texts.ts'
import { ContactSection, NoticesSection } from '@eksport/portal/profile/profile-sections.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading } from '@eksport/ui'
import { submitterContact } from '../api/submitter.ts'
import { submitterTexts } from '../submitter.texts.ts'
import { FallbackOrganisation } from './fallback-organisation.tsx'

/** [RTE-03] [AUT-06] The contact e-mail, while one may be registered, and the notifications sent to it. */
export function ProfilePage() {
  const say = useText()
  const isRegistered = useFlag('submitterRegistration')
  return (
    <>
      <PageHeading>{say(texts.title)}</PageHeading>
      {isRegistered && <ContactSection source={submitterContact} hint={submitterTexts.hint} />}
      <NoticesSection />
      <DeveloperSection>
        <FallbackOrganisation />
      </DeveloperSection>
    </>
  )
}
