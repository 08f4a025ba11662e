import { readVerificationCode } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Button, Field, PageHeading, Textarea } from '@eksport/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { verificationQuery } from '../api/verify-certificate.ts'
import { verificationTexts as texts } from '../verification.texts.ts'
import { CompareFile } from './compare-file.tsx'
import { KnownAnswer } from './known-answer.tsx'
import { UnknownAnswer } from './unknown-answer.tsx'

/** Submits on Enter: the field is a textarea only so that the code can wrap on a phone. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

function CodeForm({ code }: { readonly code: string | undefined }) {
  const say = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const id = useId()
  const [typed, setTyped] = useState((code && readVerificationCode(code)) ?? code ?? '')
  const [missing, setMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = typed.trim()
    setMissing(wanted === '')
    if (wanted === '') return document.getElementById(id)?.focus()
    // Navigating to the current address would not refetch.
    if (wanted === code) return void queries.invalidateQueries(verificationQuery(wanted))
    void navigate({ to: '/kontroller/{-$code}', params: { code: wanted } })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field
        id={id}
        label={say(texts.code)}
        required
        error={missing && say(texts.codeMissing)}
        className="min-w-0 flex-[1_1_20rem]"
      >
        <Textarea
          rows={1}
          value={typed}
          onChange={({ target }) => setTyped(target.value.replaceAll('\n', ' '))}
          onKeyDown={sendByEnter}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="[&_textarea]:min-h-0 [&_textarea]:resize-none [&_textarea]:py-[11px] max-sm:[&_textarea]:min-h-17.5"
        />
      </Field>
      <Button kind="primary" type="submit" className="max-sm:w-full">
        {say(texts.verify)}
      </Button>
    </form>
  )
}

function Answer({ code }: { readonly code: string }) {
  const say = useText()
  const query = useQuery(verificationQuery(code))
  return (
    <section aria-label={say(texts.answer)} aria-live="polite" className="mt-8">
      <Fetched query={query} failed={say(isApiError(query.error, 429) ? texts.tooMany : texts.failed)}>
        {(answer) =>
          answer === null ? (
            <UnknownAnswer />
          ) : (
            <>
              <KnownAnswer answer={answer} />
              {answer.sha256 !== undefined && <CompareFile answer={answer} sha256={answer.sha256} />}
            </>
          )
        }
      </Fetched>
    </section>
  )
}

/** [CRT-10] Shows to anyone whether a certificate is valid. Without a code it asks for one. */
export function VerificationPage({ code }: { readonly code: string | undefined }) {
  const say = useText()
  return (
    <div className="max-w-form">
      <PageHeading>{say(texts.title)}</PageHeading>
      <p className="mt-2 mb-6 text-subtle">{say(texts.lead)}</p>
      <CodeForm key={code} code={code} />
      {code !== undefined && <Answer key={`answer ${code}`} code={code} />}
    </div>
  )
}
