import type { LocalizedText } from '@eksport/forms'
import { Section } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { NoticeSettingsForm } from '../notices/notice-settings-form.tsx'
import { useText } from '../text/use-text.ts'
import { Fetched } from '../waiting/fetched.tsx'
import { type ContactSource, contactQuery } from './contact.ts'
import { MailForm } from './mail-form.tsx'
import { profileTexts as texts } from './profile.texts.ts'

interface ContactSectionProps {
  readonly source: ContactSource
  /** What is sent to the address, and how long it is stored. */
  readonly hint: LocalizedText
}

/** [AUT-06] The contact e-mail. */
export function ContactSection({ source, hint }: ContactSectionProps) {
  const say = useText()
  const contact = useQuery(contactQuery(source))
  return (
    <Section heading={say(texts.contact)} className="mt-8 max-w-form">
      <Fetched query={contact} failed={say(texts.loadFailed)}>
        {(data) => <MailForm contact={data} source={source} hint={say(hint)} />}
      </Fetched>
    </Section>
  )
}

/** [ACT-13] The settings for what is sent to it. */
export function NoticesSection() {
  const say = useText()
  return (
    <Section heading={say(texts.notices)} className="mt-10 max-w-form">
      <NoticeSettingsForm />
    </Section>
  )
}
