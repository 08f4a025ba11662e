import type { Application } from '@eksport/domain'
import { decisionLetterOf, unprintedSign } from '@eksport/domain/documents'
import type { Locale } from '@eksport/forms'
import { codeListQuery } from '@eksport/portal/code-lists/queries.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import type { ActInput } from '#src/lib/act-input.ts'
import { LetterText } from '#src/lib/letter-text.tsx'
import { legalBasesQuery } from '../api/case-documents.ts'
import { letterTexts as texts } from '../case.texts.ts'

interface LiveLetterProps {
  readonly application: Application
  readonly written: ActInput
  readonly language: Locale
}

/** [STA-08] The text of the refusal letter, updated while it is written. */
export function LiveLetter({ application, written, language }: LiveLetterProps) {
  const say = useText()
  const { now } = useEksport()
  const { data: session } = useQuery(sessionQuery)
  const { data: words } = useQuery(legalBasesQuery)
  const { data: countries } = useQuery(codeListQuery('countries', {}))
  if (words === undefined) return null
  const letter = decisionLetterOf(
    application,
    { name: (list, code) => (list === 'countries' ? countries?.find((one) => one.code === code)?.names : undefined) },
    {
      language,
      reason: written.reason?.trim() || '…',
      legalBasis: written.legalBasis?.trim() || '…',
      complaint: words.complaint,
      officer: { name: session?.person.name ?? '' },
      at: new Date(now()).toISOString(),
    },
  )
  return (
    <section aria-label={say(texts.live)} className="grid content-start gap-2">
      <p aria-hidden="true" className="text-small text-subtle">
        {say(texts.live)}
      </p>
      <div
        lang={language}
        className="max-h-120 overflow-y-auto rounded border border-line bg-canvas px-4 py-3 whitespace-pre-wrap wrap-anywhere"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard scroll a long letter
        tabIndex={0}
      >
        <LetterText letter={letter} />
      </div>
      <p role="status" className="text-small text-warning-text empty:hidden">
        {letter.sections.some(({ paragraphs }) => paragraphs.join().includes(unprintedSign)) && say(texts.unprinted)}
      </p>
    </section>
  )
}
