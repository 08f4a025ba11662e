import { NoticeSettingsForm } from '@eksport/portal/notices/notice-settings-form.tsx'
import { noticesTexts as texts } from '@eksport/portal/notices/notices.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading } from '@eksport/ui'
import { BackBar } from '#src/lib/back-bar.tsx'

/** [ACT-13] What an officer gets by mail. */
export function NoticesPage() {
  const say = useText()
  return (
    <div className="flex-1 bg-surface">
      <BackBar />
      <div className="grid max-w-page gap-6 px-5 py-5 max-md:px-4">
        <PageHeading>{say(texts.toSettings)}</PageHeading>
        <NoticeSettingsForm />
      </div>
    </div>
  )
}
