import type { ManagedText, WrittenVersion } from '@eksport/api'
import { formatDate, formatTimestamp, today, writtenTextKinds } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { ButtonLink, Heading, PageHeading, Tag, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRight } from '#src/lib/use-right.ts'
import { writtenTextsQuery } from '../api/written-texts.ts'
import { coming, holding } from '../text-draft.ts'
import { kindNames, writtenTextTexts as texts } from '../written-text.texts.ts'
import { SectionNoAccess } from './administration-frame.tsx'
import { TextEditor } from './text-editor.tsx'

const offices = ['certificate-offices'] as const
const idOf = ({ kind, code }: Pick<ManagedText, 'kind' | 'code'>) => `${kind}.${code}`
const newPhrase = 'ny'

interface TextsPageProps {
  /** The open text, as in the address, or `ny`. */
  readonly chosen: string | undefined
}

/** [ADM-03] Phrases, legal bases and how to complain, each with its versions. */
export function TextsPage({ chosen }: TextsPageProps) {
  const say = useText()
  const mayKeep = useRight('keep-texts')
  return mayKeep ? (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
        <PageHeading lead={say(texts.lead)}>{say(texts.title)}</PageHeading>
        <ButtonLink
          icon={<Plus aria-hidden="true" />}
          render={<Link to="/administrasjon/tekster" search={{ tekst: newPhrase }} resetScroll={false} />}
        >
          {say(texts.newPhrase)}
        </ButtonLink>
      </div>
      <EveryText chosen={chosen} />
    </>
  ) : (
    <SectionNoAccess />
  )
}

function EveryText({ chosen }: TextsPageProps) {
  const say = useText()
  const written = useQuery(writtenTextsQuery)
  const [first] = useState(chosen)
  return (
    <Fetched query={written} failed={say(texts.failed)}>
      {(data) => (
        <div className="grid rounded border border-line-strong md:grid-cols-[minmax(200px,260px)_minmax(0,1fr)]">
          <nav aria-label={say(texts.list)} className="border-line max-md:border-b md:border-r">
            {writtenTextKinds.map((kind) => (
              <div key={kind} className="border-b border-line last:border-b-0">
                <Heading level={2} size="small" className="px-3.5 pt-3 pb-1 text-subtle">
                  {say(kindNames[kind])}
                </Heading>
                <ul>
                  {data
                    .filter((text) => text.kind === kind)
                    .map((text) => (
                      <Item key={text.code} text={text} isChosen={idOf(text) === chosen} />
                    ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className="min-w-0 px-4.5 py-4">
            <Chosen all={data} chosen={chosen} takesFocus={chosen !== first} />
          </div>
        </div>
      )}
    </Fetched>
  )
}

function Item({ text, isChosen }: { readonly text: ManagedText; readonly isChosen: boolean }) {
  const say = useText()
  const { locale, now } = useEksport()
  const { label } = useCodeLabels(offices)
  const day = today(new Date(now()).toISOString())
  const held = holding(text, day)
  const next = coming(text, day)
  if (held === undefined) return null
  return (
    <li>
      <Link
        to="/administrasjon/tekster"
        search={{ tekst: idOf(text) }}
        resetScroll={false}
        aria-current={isChosen || undefined}
        className="grid justify-items-start gap-1 border-l-4 border-transparent px-3.5 py-2 text-ui text-text no-underline hover:bg-surface-hover aria-[current]:border-action aria-[current]:bg-action-tint"
      >
        <span className="line-clamp-2 wrap-anywhere">{held.names[locale]}</span>
        {held.office !== undefined && (
          <span className="text-small text-subtle">{label('certificate-offices', held.office)}</span>
        )}
        {!held.active && (
          <Tag tone="neutral" icon={<Minus aria-hidden="true" />}>
            {say(texts.away)}
          </Tag>
        )}
        {next?.validFrom !== undefined && (
          <span className="text-small text-subtle">{say(texts.planned, { day: formatDate(next.validFrom) })}</span>
        )}
      </Link>
    </li>
  )
}

interface ChosenProps extends TextsPageProps {
  readonly all: readonly ManagedText[]
  /** Whether the text was opened on this page, as opposed to by its address. */
  readonly takesFocus: boolean
}

function Chosen({ all, chosen, takesFocus }: ChosenProps) {
  const say = useText()
  const { locale, now } = useEksport()
  const navigate = useNavigate()
  // The code of a new phrase; stays the same until it is saved.
  const [fresh] = useState(() => crypto.randomUUID().toUpperCase())
  const text = all.find((one) => idOf(one) === chosen)
  if (chosen === newPhrase) {
    const place = { kind: 'PHRASE', code: fresh, version: 0 } as const
    const search = { tekst: idOf(place) }
    return (
      <div className="grid gap-4">
        <ChosenHeading takesFocus={takesFocus}>{say(texts.newPhrase)}</ChosenHeading>
        <TextEditor place={place} onSaved={() => void navigate({ to: '/administrasjon/tekster', search })} />
      </div>
    )
  }
  if (text === undefined)
    return <p className="text-ui text-subtle">{say(chosen === undefined ? texts.choose : texts.notThere)}</p>
  const held = holding(text, today(new Date(now()).toISOString()))
  return (
    <div key={idOf(text)} className="grid gap-6">
      <ChosenHeading takesFocus={takesFocus}>{held?.names[locale] ?? say(kindNames[text.kind])}</ChosenHeading>
      <TextEditor place={text} text={text} onSaved={() => undefined} />
      <Versions versions={text.versions} />
    </div>
  )
}

interface ChosenHeadingProps {
  readonly takesFocus: boolean
  readonly children: string
}

/** On a phone the text is below the whole list, so its heading takes focus and scrolls into view when it is opened. */
function ChosenHeading({ takesFocus, children }: ChosenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Heading level={2} size="h3" ref={heading} tabIndex={-1} className="line-clamp-2 wrap-anywhere outline-none">
      {children}
    </Heading>
  )
}

function Versions({ versions }: { readonly versions: readonly WrittenVersion[] }) {
  const say = useText()
  const { locale } = useEksport()
  return (
    <section aria-labelledby="text-versions" className="grid gap-2">
      <Heading level={3} id="text-versions">
        {say(texts.versions)}
      </Heading>
      <ol className="grid gap-2">
        {versions.toReversed().map(({ names, texts: phrase, validFrom, writtenAt, writtenBy = '' }) => (
          <li key={writtenAt ?? 'first'} className="grid gap-0.5 border-t border-line pt-2 text-small wrap-anywhere">
            <span className="text-subtle">
              {validFrom === undefined || writtenAt === undefined
                ? say(texts.first)
                : say(texts.from, { day: formatDate(validFrom), time: formatTimestamp(writtenAt), name: writtenBy })}
            </span>
            <span className="whitespace-pre-wrap">{phrase === undefined ? names[locale] : phrase[locale]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
