import type { NoticeSettings } from '@eksport/api'
import { type NoticeKind, noticeCatalogue } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { Alert, Button, Checkbox, Fieldset, toast } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Fetched } from '../server/fetched.tsx'
import { whenDone } from '../server/when-done.ts'
import { LocaleRadios } from '../text/locale-radios.tsx'
import { useText } from '../text/use-text.ts'
import { noticesTexts as texts } from './notices.texts.ts'
import { noticeSettingsQuery } from './notices-query.ts'
import { useSaveNoticeSettings } from './use-save-notice-settings.ts'

/** [ACT-13] What comes by mail, and in which language. */
export function NoticeSettingsForm() {
  const say = useText()
  const settings = useQuery(noticeSettingsQuery)
  return (
    <Fetched query={settings} failed={say(texts.failed)}>
      {(data) => <Choices settings={data} />}
    </Fetched>
  )
}

function Choices({ settings: { kinds, mail, ...chosen } }: { readonly settings: NoticeSettings }) {
  const say = useText()
  // Until another is chosen here it is the stored one, which an address that is given beside this form may set.
  const [own, setLocale] = useState<Locale>()
  const locale = own ?? chosen.locale
  const [without, setWithout] = useState<ReadonlySet<NoticeKind>>(() => new Set(chosen.withoutMail))
  const save = useSaveNoticeSettings()
  const choose = (kind: NoticeKind, isMailed: boolean) =>
    setWithout((before) => {
      const next = new Set(before)
      if (isMailed) next.delete(kind)
      else next.add(kind)
      return next
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    whenDone(save.mutateAsync({ locale, withoutMail: [...without] }), () => toast.success(say(texts.saved)))
  }
  return (
    <form onSubmit={submit} className="grid max-w-form gap-6">
      <p className="text-ui">{mail === null ? say(texts.noMail) : say(texts.sentTo, { mail })}</p>
      <Fieldset legend={say(texts.byMail)} hint={say(texts.byMailHint)}>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={say(noticeCatalogue[kind].name)}
            checked={!without.has(kind)}
            onChange={(event) => choose(kind, event.target.checked)}
          />
        ))}
      </Fieldset>
      <LocaleRadios legend={say(texts.language)} value={locale} onChange={setLocale} />
      {save.isError && (
        <Alert tone="danger" role="alert">
          {say(texts.saveFailed)}
        </Alert>
      )}
      <div>
        <Button type="submit" busy={save.isPending}>
          {say(texts.save)}
        </Button>
      </div>
    </form>
  )
}
