import type { Answers, Section } from '@eksport/forms'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { PutAside } from '@eksport/portal/journal/put-aside.tsx'
import { useBegunAnswers } from '@eksport/portal/journal/use-begun-answers.ts'
import { forgetFiles } from '@eksport/portal/journal/use-kept-files.ts'
import { Alert, ButtonLink } from '@eksport/ui'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useJournalKey } from '#src/lib/use-journal-key.ts'
import { useWrittenReplacement } from '../../draft/use-written-replacement.ts'
import { replacementFilesField } from './api/replacement.ts'

interface ReplacementInVainProps {
  /** The application under which new files are kept in this browser. */
  readonly referenceNumber: number
  /** What was written here earlier and exists only in this browser. */
  readonly journal: Journal
  /** The sections of the form. */
  readonly sections: readonly Section[]
  /** What the server has; undefined while unknown. */
  readonly stored: Answers | undefined
  /** Why there is no form. */
  readonly why: string
  /** Where to go instead, with the link's text in `way`. */
  readonly leadsTo: LinkProps
  readonly way: string
}

const nothing: Answers = {}

/** [EXP-03] [RTE-15] Why a replacement cannot be edited, where to go instead, and what was written while it could. */
export function ReplacementInVain({ journal, sections, stored, why, leadsTo, way, ...of }: ReplacementInVainProps) {
  const begun = useBegunAnswers(journal)
  const key = useJournalKey(of.referenceNumber)
  const written = useWrittenReplacement(sections, begun.given ?? nothing, stored ?? nothing)
  const link = (
    <ButtonLink small render={<Link {...leadsTo} />}>
      {way}
    </ButtonLink>
  )
  if (stored === undefined || written.length === 0)
    return (
      <Alert tone="info" className="mt-6 max-w-form" actions={link}>
        {why}
      </Alert>
    )
  return (
    <PutAside
      heading={why}
      written={written}
      onDiscard={() => {
        begun.discard()
        forgetFiles(key, [replacementFilesField])
      }}
    >
      {link}
    </PutAside>
  )
}
