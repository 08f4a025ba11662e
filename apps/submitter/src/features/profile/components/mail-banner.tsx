import { useSaveMail } from '@eksport/portal/profile/contact.ts'
import { profileTexts } from '@eksport/portal/profile/profile.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonLink, toast, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { submitterContact, submitterQuery } from '../api/submitter.ts'
import { mailQuestion } from '../mail-banner.ts'
import { submitterTexts as texts } from '../submitter.texts.ts'

/** [LST-16] Asks for the contact e-mail, or whether it still holds. */
export function MailBanner() {
  const say = useText()
  const { now } = useEksport()
  const { data } = useQuery(submitterQuery)
  const save = useSaveMail(submitterContact)
  if (data === undefined) return null
  const question = mailQuestion(data, new Date(now()).toISOString())
  if (question === 'nothing') return null
  const { mail } = data
  const toProfile = (
    <ButtonLink small render={<Link to="/profil" />}>
      {say(question === 'give' ? texts.give : texts.change)}
    </ButtonLink>
  )
  return (
    <Alert
      tone="info"
      className="mt-6"
      heading={say(question === 'give' ? texts.askTitle : texts.confirmTitle)}
      actions={
        <>
          {question === 'confirm' && mail !== null && (
            <Button
              small
              busy={save.isPending}
              onClick={() => save.mutate(mail, { onSuccess: () => toast.success(say(profileTexts.saved)) })}
            >
              {say(texts.confirm)}
            </Button>
          )}
          {toProfile}
        </>
      }
    >
      {question === 'give' ? say(texts.ask) : mail}
      {save.isError && <span role="alert"> {say(profileTexts.failed)}</span>}
    </Alert>
  )
}
