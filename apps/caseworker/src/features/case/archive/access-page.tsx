import type { AccessPage as Page } from '@eksport/api'
import { formatInstant, formatReference } from '@eksport/domain'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Button, Checkbox, Field, Fieldset, Input, PageHeading, Section, Textarea } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, FileStack } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { NoAccess } from '#src/lib/no-access.tsx'
import { Refusal } from '#src/lib/refusal.tsx'
import { useRight } from '#src/lib/use-right.ts'
import { accessTexts as texts } from './archive.texts.ts'
import { accessQuery, useRequestAccess } from './archive-queries.ts'
import { MadeAccess } from './made-access.tsx'

interface AccessPageProps {
  readonly referenceNumber: number
}

/** [ADM-07] Which documents of a case can be disclosed, whose names are redacted, and earlier disclosures. */
export function AccessPage({ referenceNumber }: AccessPageProps) {
  const say = useText()
  if (!useRight('give-access')) return <NoAccess message={say(texts.noAccess)} />
  return (
    <div className="flex-1 bg-surface">
      <nav aria-label={say(texts.around)} className="border-b border-line px-5 py-2 max-md:px-4">
        <Link
          to="/soeknader/$referenceNumber"
          params={{ referenceNumber }}
          className="inline-flex min-h-7 items-center gap-2 text-ui font-semibold text-link no-underline hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {say(texts.back)}
        </Link>
      </nav>
      <div className="grid max-w-page grid-cols-[minmax(0,1fr)] gap-6 px-5 py-5 max-md:px-4">
        <PageHeading lead={say(texts.lead)}>
          {say(texts.title, { reference: formatReference(referenceNumber) })}
        </PageHeading>
        <Access referenceNumber={referenceNumber} />
      </div>
    </div>
  )
}

function Access({ referenceNumber }: AccessPageProps) {
  const say = useText()
  const query = useQuery(accessQuery(referenceNumber))
  return (
    <Fetched query={query} failed={say(texts.failed)}>
      {(page) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <AccessForm referenceNumber={referenceNumber} {...page} />
          <MadeAccess referenceNumber={referenceNumber} made={page.made} />
        </div>
      )}
    </Fetched>
  )
}

/** Limits of the call. */
const redactedWords = { min: 2, max: 200, lines: 100 } as const

const wordsIn = (written: string) =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

interface AskedAccess {
  /** Ids of the parties whose names are redacted. */
  readonly marked: readonly string[]
  readonly written: string
  readonly askedBy: string
}
const nothing: AskedAccess = { marked: [], written: '', askedBy: '' }
const kept = new KeptWriting<AskedAccess>({
  shape: 1,
  isNothing: ({ marked, written, askedBy }) => marked.length === 0 && written.trim() === '' && askedBy.trim() === '',
})

function AccessForm({ referenceNumber, documents, parties }: Page & AccessPageProps) {
  const say = useText()
  const id = useId()
  const { written: asked, write, forget } = useKeptWriting(kept, `access ${referenceNumber}`, { begin: () => nothing })
  const { marked, written, askedBy } = asked
  const [checked, setChecked] = useState(false)
  const making = useRequestAccess(referenceNumber)
  const words = wordsIn(written)
  const asker = askedBy.trim()
  const { min, max, lines } = redactedWords
  const isLong = words.length > lines || words.some((word) => word.length > max)
  const isWrong = isLong || words.some((word) => word.length < min)
  const wrong = checked && isWrong ? say(isLong ? texts.wordsTooLong : texts.wordTooShort, { lines, max }) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isWrong) return document.getElementById(id)?.focus()
    if (making.isPending) return
    making.mutate({ parties: [...marked], words, ...(asker !== '' && { askedBy: asker }) }, { onSuccess: forget })
  }
  const mark = (party: string) => (isMarked: boolean) =>
    write((before) => ({
      ...before,
      marked: isMarked ? [...before.marked, party] : before.marked.filter((one) => one !== party),
    }))
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-6"
    >
      <Documents documents={documents} isRedacted={marked.length > 0 || words.length > 0} />
      <Fieldset legend={say(texts.redact)} hint={say(texts.redactHint)}>
        {parties.map((party) => (
          <Checkbox
            key={party.id}
            label={party.name}
            hint={say(texts[party.kind])}
            checked={marked.includes(party.id)}
            onChange={({ target }) => mark(party.id)(target.checked)}
          />
        ))}
      </Fieldset>
      <Field id={id} label={say(texts.words)} hint={say(texts.wordsHint)} width="full" className="w-full" error={wrong}>
        <Textarea
          rows={3}
          value={written}
          onChange={({ target }) => write((before) => ({ ...before, written: target.value }))}
        />
      </Field>
      <Field label={say(texts.askedBy)} hint={say(texts.askedByHint)} optional width="lg" className="w-full">
        <Input
          value={askedBy}
          maxLength={max}
          onChange={({ target }) => write((before) => ({ ...before, askedBy: target.value }))}
        />
      </Field>
      {making.error && <Refusal error={making.error} stale={texts.stale} />}
      <div className="grid justify-items-start gap-2">
        <Button kind="primary" type="submit" busy={making.isPending} icon={<FileStack aria-hidden="true" />}>
          {say(texts.make)}
        </Button>
        <p className="text-small text-subtle">{say(texts.makeHint)}</p>
      </div>
    </form>
  )
}

interface DocumentsProps extends Pick<Page, 'documents'> {
  readonly isRedacted: boolean
}

/** What will be disclosed with the current choices, and why the rest will not. */
function Documents({ documents, isRedacted }: DocumentsProps) {
  const say = useText()
  const isHeld = ({ isInternal, isSentIn }: Page['documents'][number]) => isInternal || (isSentIn && isRedacted)
  const given = documents.filter((one) => !isHeld(one)).length
  return (
    <Section
      heading={say(texts.documents)}
      headingSize="h3"
      headingEnd={
        <span role="status" className="text-small text-subtle">
          {say(texts.given, { given, all: documents.length })}
        </span>
      }
      className="w-full not-first:mt-0"
    >
      <ol className="border-y border-line">
        {documents.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: documents are numbered by their order
          <li key={index} className="grid border-t border-line py-1.5 text-ui first:border-t-0">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="wrap-anywhere">
                <span className="tabular-nums text-subtle">{`${index + 1}. `}</span>
                {one.title}
              </span>
              <time dateTime={one.time} className="text-small tabular-nums text-subtle">
                {formatInstant(one.time)}
              </time>
            </span>
            {isHeld(one) && (
              <span className="text-small text-subtle">{say(one.isInternal ? texts.internal : texts.sentIn)}</span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
