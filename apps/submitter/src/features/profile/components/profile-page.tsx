import type { getSubmitter, ResponseOf } from '@eksport/api'
import { formatInstant } from '@eksport/domain'
import { NoticeSettingsForm } from '@eksport/portal/notices/notice-settings-form.tsx'
import { Fetched } from '@eksport/portal/server/fetched.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Field, Input, PageHeading, Section, toast } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isMail, submitterQuery, useSaveMail } from '../api/submitter.ts'
import { profileTexts as texts } from '../profile.texts.ts'

/** [AUT-06] The contact e-mail, and what is sent to it. */
export function ProfilePage() {
  const say = useText()
  const submitter = useQuery(submitterQuery)
  return (
    <>
      <PageHeading>{say(texts.title)}</PageHeading>
      <Section heading={say(texts.contact)} className="mt-8 max-w-form">
        <Fetched query={submitter} failed={say(texts.loadFailed)}>
          {(data) => <MailForm submitter={data} />}
        </Fetched>
      </Section>
      <Section heading={say(texts.notices)} className="mt-10 max-w-form">
        <NoticeSettingsForm />
      </Section>
    </>
  )
}

const minLevel = 3
const field = 'kontakt-e-post'

function MailForm({ submitter }: { readonly submitter: ResponseOf<typeof getSubmitter> }) {
  const say = useText()
  const { mail, lastUpdated, authenticationLevel } = submitter
  const [written, setWritten] = useState(mail ?? '')
  const [checked, setChecked] = useState(false)
  const save = useSaveMail()
  const mayChange = authenticationLevel >= minLevel
  const isWrong = checked && !isMail(written.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isMail(written.trim())) return document.getElementById(field)?.focus()
    if (!save.isPending) save.mutate(written.trim(), { onSuccess: () => toast.success(say(texts.saved)) })
  }
  const remove = () =>
    save.mutate(null, {
      onSuccess: () => {
        setWritten('')
        setChecked(false)
        toast.success(say(texts.removed))
        document.getElementById(field)?.focus()
      },
    })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {!mayChange && <Alert tone="info">{say(texts.levelTooLow)}</Alert>}
      <Field
        id={field}
        label={say(texts.mail)}
        hint={say(texts.hint)}
        error={isWrong ? say(texts.invalid) : undefined}
        width="lg"
      >
        <Input
          type="email"
          autoComplete="email"
          readOnly={!mayChange}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
      </Field>
      {lastUpdated !== null && (
        <p className="text-ui text-subtle">{say(texts.lastUpdated, { time: formatInstant(lastUpdated) })}</p>
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
