import { NoticeSettingsForm } from '@eksport/portal/notices/notice-settings-form.tsx'
import { noticesTexts as texts } from '@eksport/portal/notices/notices.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading } from '@eksport/ui'

/** [ACT-13] What an officer gets by mail. */
export function NoticesPage() {
  const say = useText()
  return (
    <div className="mx-auto max-w-page p-5">
      <PageHeading>{say(texts.toSettings)}</PageHeading>
      <div className="mt-6">
        <NoticeSettingsForm />
      </div>
    </div>
  )
}
