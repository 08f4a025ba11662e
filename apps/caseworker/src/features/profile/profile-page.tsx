import { DeveloperSection } from '@eksport/portal/developer/developer-section.tsx'
import { profileTexts as texts } from '@eksport/portal/profile/profile.texts.ts'
import { ContactSection, NoticesSection } from '@eksport/portal/profile/profile-sections.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading } from '@eksport/ui'
import { BackBar } from '#src/lib/back-bar.tsx'
import { officerTexts } from './officer.texts.ts'
import { officerContact } from './officer.ts'

/** [ACT-13] Where an officer's notices go, and which are mailed. */
export function ProfilePage() {
  const say = useText()
  return (
    <div className="flex-1 bg-surface">
      <BackBar />
      <div className="max-w-page px-5 py-5 max-md:px-4">
        <PageHeading>{say(texts.title)}</PageHeading>
        <ContactSection source={officerContact} hint={officerTexts.hint} />
        <NoticesSection />
        <DeveloperSection />
      </div>
    </div>
  )
}
