import { nationalIdProblem, nationalIdTexts } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Field, Heading, Input } from '@eksport/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRequestLoginLink } from '../api/request-login-link.ts'
import { landingTexts as texts } from '../landing.texts.ts'

const field = 'foedselsnummer'

/** [AUT-02] The alternative login: a link sent to the registered e-mail address. */
export function LinkLogin({ next }: { readonly next: string | undefined }) {
  const say = useText()
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState(false)
  const ask = useRequestLoginLink()
  const problem = checked ? nationalIdProblem(typed) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (nationalIdProblem(typed) !== undefined) return document.getElementById(field)?.focus()
    if (ask.isPending) return
    const body = { ssn: typed, ...(next === undefined ? {} : { next }) }
    ask.mutate(body, {
      onSuccess: () => {
        setTyped('')
        setChecked(false)
      },
    })
  }
  return (
    <section aria-labelledby="link-login" className="mt-5 border-t border-line-strong pt-7">
      <Heading level={2} size="h3" id="link-login">
        {say(texts.linkTitle)}
      </Heading>
      {ask.isSuccess ? (
        <CheckMail onAgain={() => ask.reset()} />
      ) : (
        <form onSubmit={submit} noValidate className="mt-3 grid gap-4">
          <p className="text-ui">{say(texts.linkLead)}</p>
          <Field
            id={field}
            label={say(texts.nationalId)}
            error={problem === undefined ? undefined : say(nationalIdTexts[problem])}
            width="md"
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          {ask.isError && (
            <Alert tone="danger" role="alert">
              {say(texts.linkFailed)}
            </Alert>
          )}
          <div>
            <Button type="submit" busy={ask.isPending}>
              {say(texts.sendLink)}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

/** [SEC-12] The message is the same whether or not the number is known. */
function CheckMail({ onAgain }: { readonly onAgain: () => void }) {
  const say = useText()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <Alert
      ref={message}
      tone="info"
      heading={say(texts.checkMail)}
      headingLevel={3}
      className="mt-4"
      actions={
        <Button small onClick={onAgain}>
          {say(texts.askAgain)}
        </Button>
      }
    >
      {say(texts.checkMailText)}
    </Alert>
  )
}
