import type { OfficerAction } from '@eksport/domain'
import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { isUndecided } from '@eksport/portal/case/is-undecided.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, FileText } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListPlace } from '#src/lib/list-place.ts'
import { barActs, offeredActions } from '../actions/case-actions.ts'
import { caseQuery } from '../api/case-queries.ts'
import { caseTexts as texts } from '../case.texts.ts'
import { ClarificationDialog } from '../clarification/clarification-dialog.tsx'
import { useAssessment } from '../use-assessment.ts'
import { ActBar } from './act-bar.tsx'
import { ActDialog } from './act-dialog.tsx'
import { CaseCertificate } from './case-certificate.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseFindings, focusOpenPoint } from './case-findings.tsx'
import { CaseHead } from './case-head.tsx'
import { CasePanel } from './case-panel.tsx'
import { PaperPreview, printOf } from './paper-preview.tsx'
import { PrintQuestion } from './print-question.tsx'

interface CasePageProps {
  readonly referenceNumber: number
  /** The address of the list that the case was opened from. */
  readonly listSearch: ListPlace['search']
  /** The ways to the cases before and after it. */
  readonly neighbours: ReactNode
}

/** No room for the panel beside the facts: it stands under all of them. */
const onePane = '(max-width: 1119.9px)'
const panelBeside = 'lg:grid-cols-[minmax(0,1fr)_348px]'
/** The certificate takes the panel's place and needs more of it. */
const halves = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'

/** [CW-02] One case: the facts in the middle, assessment and dialogue at the right, the acts at the bottom edge. */
export function CasePage({ referenceNumber, listSearch, neighbours }: CasePageProps) {
  const say = useText()
  const { data } = useSuspenseQuery(caseQuery(referenceNumber))
  const [act, setAct] = useState<OfficerAction>()
  const [withCertificate, setWithCertificate] = useState(false)
  const [showsPaper, setShowsPaper] = useState(false)
  const assessment = useAssessment(data)
  const acts = offeredActions(data.application.actions)
  const findingsId = useId()
  const isOnePane = useMediaQuery(onePane)
  const findings = isUndecided(data.application) && <CaseFindings id={findingsId} assessment={assessment} />
  const goToOpenPoint = () => {
    // The certificate may stand where the points do.
    flushSync(() => setWithCertificate(false))
    focusOpenPoint(document.getElementById(findingsId))
  }
  const closePaper = () => {
    setShowsPaper(false)
    // [CRT-15] Whoever has printed is asked; whoever leaves without an answer is asked again by the page.
    if (acts.includes('confirm-print')) setAct('confirm-print')
  }
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
        <span className="flex flex-wrap items-center gap-3">
          <Button
            small
            icon={<FileText aria-hidden="true" />}
            aria-pressed={withCertificate}
            onClick={() => setWithCertificate(!withCertificate)}
          >
            {say(texts.showCertificate)}
          </Button>
          {neighbours}
        </span>
      </nav>
      <CaseHead application={data.application} acts={acts} onAct={setAct} />
      {acts.includes('confirm-print') && (
        <PrintQuestion
          application={data.application}
          onShow={printOf(data.application) && (() => setShowsPaper(true))}
          onAct={setAct}
        />
      )}
      <div className={`grid flex-1 max-lg:grid-cols-[minmax(0,1fr)] ${withCertificate ? halves : panelBeside}`}>
        <CaseFacts {...data} findings={isOnePane && findings} />
        {withCertificate && <CaseCertificate application={data.application} />}
        <CasePanel {...data} assessment={assessment} findings={!isOnePane && findings} hidden={withCertificate} />
      </div>
      <ActBar
        application={data.application}
        acts={barActs(acts)}
        open={assessment.open}
        total={assessment.total}
        onAct={setAct}
        onOpenPoint={goToOpenPoint}
      />
      {act === 'request-clarification' && (
        <ClarificationDialog application={data.application} onClose={() => setAct(undefined)} />
      )}
      {act && act !== 'request-clarification' && (
        <ActDialog
          key={act}
          act={act}
          application={data.application}
          onClose={() => setAct(undefined)}
          onAct={setAct}
          onDone={() => setShowsPaper(act === 'print')}
        />
      )}
      <PaperPreview application={data.application} open={showsPaper} onClose={closePaper} />
    </div>
  )
}
