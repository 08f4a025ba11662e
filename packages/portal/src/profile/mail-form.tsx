import type { Contact } from '@eksport/api'
import { changingLevel, formatTimestamp } from '@eksport/domain'
import { Alert, Button, Field, Input, toast } from '@eksport/ui'
import { type FormEvent, useState } from 'react'
import { whenDone } from '../server/when-done.ts'
import { useText } from '../text/use-text.ts'
import { type ContactSource, isMail, useSaveMail } from './contact.ts'
import { profileTexts as texts } from './profile.texts.ts'

const field = 'kontakt-e-post'

interface MailFormProps {
  readonly contact: Contact
  readonly source: ContactSource
  readonly hint: string
}

/** [AUT-06] The form for the address, if the level of login is high enough to change it. */
export function MailForm({ contact, source, hint }: MailFormProps) {
  const say = useText()
  const { mail, lastUpdated, authenticationLevel } = contact
  const [written, setWritten] = useState(mail ?? '')
  const [checked, setChecked] = useState(false)
  const save = useSaveMail(source)
  const mayChange = authenticationLevel >= changingLevel
  const isWrong = checked && !isMail(written.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isMail(written.trim())) return document.getElementById(field)?.focus()
    if (!save.isPending) whenDone(save.mutateAsync(written.trim()), () => toast.success(say(texts.saved)))
  }
  const remove = () =>
    whenDone(save.mutateAsync(null), () => {
      setWritten('')
      setChecked(false)
      toast.success(say(texts.removed))
      document.getElementById(field)?.focus()
    })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {!mayChange && <Alert tone="info">{say(texts.levelTooLow)}</Alert>}
      <Field id={field} label={say(texts.mail)} hint={hint} error={isWrong ? say(texts.invalid) : undefined} width="lg">
        <Input
          type="email"
          autoComplete="email"
          readOnly={!mayChange}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
      </Field>
      {lastUpdated !== null && (
        <p className="text-ui text-subtle">{say(texts.lastUpdated, { time: formatTimestamp(lastUpdated) })}</p>
      )}
      {save.isError && (
        <Alert tone="danger" role="alert">
          {say(texts.failed)}
        </Alert>
      )}
      {mayChange && (
        <div className="flex flex-wrap gap-4">
          <Button type="submit" kind="primary" busy={save.isPending}>
            {say(texts.save)}
          </Button>
          {mail !== null && (
            <Button disabled={save.isPending} onClick={remove}>
              {say(texts.remove)}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
