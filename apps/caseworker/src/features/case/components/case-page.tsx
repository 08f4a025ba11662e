import type { ApplicationReading } from '@eksport/api'
import { useFocusAfter } from '@eksport/portal/browser/use-focus-after.ts'
import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { isUndecided } from '@eksport/portal/case/is-undecided.ts'
import { type ComponentProps, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { barActs, offeredActions } from '../actions/case-actions.ts'
import { ClarificationDialog } from '../clarification/clarification-dialog.tsx'
import { pinsOfMark } from '../clarification/question-of-mark.ts'
import { ComplaintPanel } from '../complaint/complaint-panel.tsx'
import { useDirectAct } from '../decide/use-direct-act.ts'
import { useWaitingApproval, WaitingApproval, WaitingSignature } from '../decide/waiting-approval.tsx'
import { useCaseMarks } from '../marks/use-case-marks.ts'
import { CaseTrouble } from '../trouble/case-trouble.tsx'
import { useAssessment } from '../use-assessment.ts'
import { useOpenAct } from '../use-open-act.ts'
import { ActBar } from './act-bar.tsx'
import { ActDialog } from './act-dialog.tsx'
import { CaseCertificate } from './case-certificate.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseFindings, focusOpenPoint } from './case-findings.tsx'
import { CaseHead } from './case-head.tsx'
import { CasePanel } from './case-panel.tsx'
import { CaseWays, type CaseWaysProps } from './case-ways.tsx'
import { PaperPreview, printOf } from './paper-preview.tsx'
import { PrintQuestion } from './print-question.tsx'

interface CasePageProps extends Pick<CaseWaysProps, 'listSearch' | 'neighbours'> {
  readonly reading: ApplicationReading
  /** Opens the next case of the list; undefined if the case was not opened from a list. */
  readonly onNext?: (() => void) | undefined
}

/** Too narrow for the panel beside the facts, so it is below them. */
const onePane = '(max-width: 1119.9px)'
/** Height of the sticky head, for elements that stick below it. */
const headInSight = 'lg:[--eks-sticky-top:45px]'
/** In print the facts take the whole width. */
const panes = 'grid flex-1 max-lg:grid-cols-[minmax(0,1fr)] print:block'
const panelBeside = 'lg:grid-cols-[minmax(0,1fr)_348px]'
/** The certificate replaces the panel and needs more width. */
const halves = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'

/** [CW-02] One case: facts in the middle, assessment and dialogue on the right, actions at the bottom. */
export function CasePage({ reading: data, listSearch, neighbours, onNext }: CasePageProps) {
  const { referenceNumber } = data.application
  const { act, begun, open, ask, close } = useOpenAct()
  const [withCertificate, setWithCertificate] = useState(false)
  const assessment = useAssessment(data)
  const waiting = useWaitingApproval(data.application)
  const offered = offeredActions(data.application.actions)
  const acts = waiting === undefined ? offered : offered.filter((one) => one !== 'approve')
  const paper = usePaper(() => acts.includes('confirm-print') && open('confirm-print'))
  const direct = useDirectAct({ ...data, open, onApproved: onNext })
  const findingsId = useId()
  const barId = useId()
  const page = useFocusAfter<HTMLDivElement>()
  const isOnePane = useMediaQuery(onePane)
  const showPanel = () => setWithCertificate(false)
  const marks = useCaseMarks({ ...data, assessment, onBack: showPanel })
  const findings = isUndecided(data.application) && (
    <CaseFindings
      id={findingsId}
      {...{ referenceNumber, assessment, marks }}
      onAsk={
        acts.includes('request-clarification')
          ? (mark, message) => ask({ pins: pinsOfMark(mark, data.application), message })
          : undefined
      }
    />
  )
  const goToOpenPoint = () => {
    // The certificate may be in the place of the points.
    flushSync(showPanel)
    focusOpenPoint(document.getElementById(findingsId))
  }
  return (
    <div ref={page} className={`flex flex-1 flex-col ${headInSight}`}>
      <CaseWays
        {...{ listSearch, neighbours, withCertificate }}
        onCertificate={() => setWithCertificate(!withCertificate)}
      />
      <CaseHead application={data.application} acts={acts} onAct={open} />
      <CaseNews {...data} {...{ acts, waiting }} onAct={open} onAsk={ask} onPaper={paper.show} onPrinted={direct.act} />
      <div className={`${panes} ${withCertificate ? halves : panelBeside}`}>
        <CaseFacts
          {...data}
          marks={isUndecided(data.application) ? marks : undefined}
          findings={isOnePane && findings}
        />
        {withCertificate && <CaseCertificate application={data.application} />}
        <CasePanel
          {...data}
          {...{ assessment, barId }}
          findings={!isOnePane && findings}
          hidden={withCertificate}
          isBelow={isOnePane}
          onShow={showPanel}
        />
      </div>
      <ActBar
        id={barId}
        application={data.application}
        acts={barActs(acts)}
        open={assessment.open}
        total={assessment.total}
        error={direct.error}
        onAct={direct.act}
        onOpenPoint={goToOpenPoint}
      />
      {act && (
        <OpenAct
          key={act}
          application={data.application}
          {...{ act, begun }}
          onClose={close}
          onAct={open}
          onDone={() => act === 'print' && paper.show()}
        />
      )}
      <PaperPreview application={data.application} open={paper.isShown} onClose={paper.close} />
    </div>
  )
}

/** The print on the screen. [CRT-15] When it is closed, `ask` asks how it went; the page asks again if that is not answered. */
function usePaper(ask: () => void) {
  const [isShown, setIsShown] = useState(false)
  const close = () => {
    setIsShown(false)
    ask()
  }
  return { isShown, show: () => setIsShown(true), close }
}

type OpenActProps = ComponentProps<typeof ActDialog> & Pick<ComponentProps<typeof ClarificationDialog>, 'begun'>

/** The dialog of an action. */
function OpenAct({ begun, ...dialog }: OpenActProps) {
  const { act, application, onClose } = dialog
  if (act === 'request-clarification') return <ClarificationDialog {...{ application, begun, onClose }} />
  return <ActDialog {...dialog} />
}

interface CaseNewsProps extends ComponentProps<typeof CaseTrouble> {
  /** Shows the print. */
  readonly onPaper: () => void
  /** Says how the print came out. */
  readonly onPrinted: ComponentProps<typeof PrintQuestion>['onAct']
}

/** Above the parts of a case: what is pending, what went wrong, and what must be answered. */
function CaseNews({ onPaper, onPrinted, ...news }: CaseNewsProps) {
  const { application, waiting, acts } = news
  const mayUndo = offeredActions(application.actions).includes('approve')
  return (
    <>
      {waiting && <WaitingApproval application={application} job={waiting} mayUndo={mayUndo} />}
      <WaitingSignature application={application} />
      <ComplaintPanel application={application} />
      <CaseTrouble {...news} />
      {acts.includes('confirm-print') && (
        <PrintQuestion application={application} onShow={printOf(application) && onPaper} onAct={onPrinted} />
      )}
    </>
  )
}
