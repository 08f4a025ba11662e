import { useFlag } from '@eksport/portal/flags/flags.ts'
import { useSaveMail } from '@eksport/portal/profile/contact.ts'
import { profileTexts } from '@eksport/portal/profile/profile.texts.ts'
import { whenDone } from '@eksport/portal/server/when-done.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, ButtonLink, toast, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { submitterContact, submitterQuery } from '../api/submitter.ts'
import { mailQuestion } from '../mail-banner.ts'
import { submitterTexts as texts } from '../submitter.texts.ts'

/** [LST-16] Asks for the contact e-mail, or whether it is still correct, while one may be registered. */
export function MailBanner() {
  return useFlag('submitterRegistration') && <Question />
}

function Question() {
  const say = useText()
  const { now } = useEksport()
  const { data } = useQuery(submitterQuery)
  const save = useSaveMail(submitterContact)
  if (data === undefined) return null
  const question = mailQuestion(data, new Date(now()).toISOString())
  if (question === 'nothing') return null
  const { mail } = data
  return (
    <section
      aria-label={say(question === 'give' ? texts.askTitle : texts.confirmTitle)}
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded border border-line bg-surface px-4 py-2.5"
    >
      <Mail aria-hidden="true" className="size-5 flex-none text-subtle" />
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <span className="font-semibold">{say(question === 'give' ? texts.askTitle : texts.confirmTitle)}</span>{' '}
        <span>{question === 'give' ? say(texts.ask) : mail}</span>
        {save.isError && (
          <span role="alert" className="block text-danger-text">
            {say(profileTexts.failed)}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {question === 'confirm' && mail !== null && (
          <Button
            small
            busy={save.isPending}
            onClick={() => whenDone(save.mutateAsync(mail), () => toast.success(say(profileTexts.saved)))}
          >
            {say(texts.confirm)}
          </Button>
        )}
        <ButtonLink small render={<Link to="/profil" />}>
          {say(question === 'give' ? texts.give : texts.change)}
        </ButtonLink>
      </div>
    </section>
  )
}
