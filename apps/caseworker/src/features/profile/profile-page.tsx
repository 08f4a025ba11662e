import { getOfficer, saveOfficerMail } from '@eksport/api'
import type { LocalizedText } from '@eksport/forms'
import { DeveloperSection } from '@eksport/portal/developer/developer-section.tsx'
import type { ContactSource } from '@eksport/portal/profile/contact.ts'
import { profileTexts as texts } from '@eksport/portal/profile/profile.texts.ts'
import { ContactSection, NoticesSection } from '@eksport/portal/profile/profile-sections.tsx'
import { api } from '@eksport/portal/server/api.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading } from '@eksport/ui'
import { BackBar } from '#src/lib/back-bar.tsx'

const officerTexts = {
  hint: {
    nb: 'Hit sender vi varsler om sakene dine. Uten adresse kommer de bare under bjella.',
    nn: 'Hit sender vi varsel om sakene dine. Utan adresse kjem dei berre under bjølla.',
    en: 'Notices about your cases go here. Without an address they come under the bell only.',
  },
} as const satisfies Record<string, LocalizedText>

/** [ACT-13] An officer's e-mail address for notifications, and which are sent by e-mail. */
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

/** [ACT-13] The e-mail address for the officer's notifications. */
const officerContact: ContactSource = {
  key: 'officer',
  read: (signal) => api.call(getOfficer, { signal }),
  save: (mail) => api.call(saveOfficerMail, { body: { mail } }),
}
