import type { Application, RuleViolation } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ListPlace } from '#src/lib/list-place.ts'
import { actsAmong, type OfficerAct } from '../actions/case-actions.ts'
import { caseQuery } from '../api/case-queries.ts'
import { caseTexts as texts } from '../case.texts.ts'
import { remaining, toAssess } from '../findings.ts'
import { ActBar } from './act-bar.tsx'
import { ActDialog } from './act-dialog.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CasePanel } from './case-panel.tsx'

interface CasePageProps {
  readonly referenceNumber: number
  /** The address of the list that the case was opened from. */
  readonly listSearch: ListPlace['search']
  /** The ways to the cases before and after it. */
  readonly neighbours: ReactNode
}

/** [CW-02] One case: the facts in the middle, assessment and dialogue at the right, the acts at the bottom edge. */
export function CasePage({ referenceNumber, listSearch, neighbours }: CasePageProps) {
  const say = useText()
  const { data } = useSuspenseQuery(caseQuery(referenceNumber))
  const [act, setAct] = useState<OfficerAct>()
  const assessment = useAssessment(data.application, data.validation.errors)
  return (
    <div className="flex flex-1 flex-col">
      <nav
        aria-label={say(texts.around)}
        className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-surface px-5 py-2 max-md:px-4 print:hidden"
      >
        <Link
          to="/"
          search={listSearch}
          className="inline-flex min-h-7 items-center gap-2 text-ui font-semibold text-link no-underline hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {say(texts.back)}
        </Link>
        {neighbours}
      </nav>
      <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_348px] max-lg:grid-cols-[minmax(0,1fr)]">
        <CaseFacts application={data.application} original={data.original} />
        <CasePanel application={data.application} assessment={assessment} />
      </div>
      <ActBar
        acts={actsAmong(data.application.actions)}
        open={assessment.open}
        total={assessment.toAssess}
        onAct={setAct}
      />
      {act && (
        <ActDialog
          act={act}
          application={data.application}
          confirmedViolations={[...assessment.ticked]}
          onClose={() => setAct(undefined)}
        />
      )}
    </div>
  )
}

/** The findings of a case and which of them this officer has looked at. */
export interface Assessment {
  readonly violations: readonly RuleViolation[]
  /** How many points an officer must look at. */
  readonly toAssess: number
  readonly ticked: ReadonlySet<string>
  /** How many points must still be ticked before approval. */
  readonly open: number
  /** Only while the case is this officer's to approve. */
  readonly onTick: ((code: string, ticked: boolean) => void) | undefined
}

function useAssessment(application: Application, violations: readonly RuleViolation[]): Assessment {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const tick = (code: string, on: boolean) =>
    setTicked((before) => {
      const after = new Set(before)
      if (on) after.add(code)
      else after.delete(code)
      return after
    })
  const mine = application.actions.includes('approve')
  return {
    violations,
    toAssess: toAssess(violations).length,
    ticked,
    open: mine ? remaining(violations, ticked) : 0,
    onTick: mine ? tick : undefined,
  }
}
