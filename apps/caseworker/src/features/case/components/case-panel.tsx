import type { ApplicationReading } from '@eksport/api'
import { DecisionNote } from '@eksport/portal/case/decision-note.tsx'
import { isUndecided } from '@eksport/portal/case/is-undecided.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Section } from '@eksport/ui'
import { HistoryList, MessageThread } from '@eksport/ui/certificate'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { useRight } from '#src/lib/use-right.ts'
import { saveCaseAttachment } from '../api/case-documents.ts'
import { caseHistoryQuery, caseMessagesQuery } from '../api/case-queries.ts'
import { CaseArchive } from '../archive/case-archive.tsx'
import { shownAsReasons } from '../assessment.ts'
import { caseTexts as texts } from '../case.texts.ts'
import { FormerCertificate } from '../former/former-certificate.tsx'
import { CaseJobs } from '../jobs/case-jobs.tsx'
import type { Assessment } from '../use-assessment.ts'
import { useRoomInSight } from '../use-room-in-sight.ts'
import { CaseComposer } from './case-composer.tsx'
import { CaseCopies } from './case-copies.tsx'
import { CaseDeliveries } from './case-deliveries.tsx'
import { CaseDocuments } from './case-documents.tsx'
import { CaseNotes } from './case-notes.tsx'
import { CaseOriginal, CaseReplacement, ReturnTask } from './case-original.tsx'
import { AnnulledPaper, MatsOriginal } from './case-paper.tsx'
import { FeeWaiver } from './fee-waiver.tsx'
import { MessageForm } from './message-form.tsx'

interface CasePanelProps
  extends Pick<ApplicationReading, 'application' | 'deliveries' | 'decision' | 'registers' | 'replacement'> {
  readonly assessment: Assessment
  /** The findings, if they are not shown above the facts. */
  readonly findings: ReactNode
  /** True while something else takes its place; what is being written in it is kept. */
  readonly hidden: boolean
  /** Whether it is below the facts, where the window has no room for it beside them. */
  readonly isBelow: boolean
  /** Id of the bar with the actions, down to which it reaches. */
  readonly barId: string
  /** Shows the panel, if something else is in its place. */
  readonly onShow: () => void
}

/**
 * What an officer assesses and writes: findings, documents, messages, history. The findings are drawn with the facts,
 * and the rest when those are painted, so that the case can be read sooner.
 */
export function CasePanel(props: CasePanelProps) {
  const { application, findings, hidden, isBelow, barId, onShow } = props
  const say = useText()
  const inSight = useRoomInSight(!isBelow, barId)
  const withRest = useDeferredValue(true, false)
  return (
    <aside
      aria-label={say(texts.panel)}
      hidden={hidden}
      className="min-w-0 border-line lg:border-l max-lg:border-t print:hidden"
    >
      {/* Beside the facts it scrolls on its own between head and action bar, and the composer stays in sight. */}
      <div ref={inSight} className="flex flex-col lg:sticky lg:top-(--eks-sticky-top)">
        <div className="min-h-0 flex-1 px-5 py-4 max-md:px-4 lg:overflow-y-auto">
          {findings}
          {withRest && <PanelRest {...props} />}
        </div>
        {withRest && !isBelow && <CaseComposer referenceNumber={application.referenceNumber} onShow={onShow} />}
      </div>
    </aside>
  )
}

type PanelRestProps = Omit<CasePanelProps, 'findings' | 'hidden' | 'barId' | 'onShow'>

/** What stands below the findings. */
function PanelRest({ application, deliveries, decision, registers, replacement, assessment, isBelow }: PanelRestProps) {
  return (
    <>
      {isUndecided(application) && <FormerCertificate application={application} />}
      <FeeWaiver application={application} {...assessment} />
      <DecisionNote
        decision={decision}
        registers={registers}
        shownAbove={isUndecided(application) ? shownAsReasons(assessment.violations) : undefined}
        className="my-4"
      />
      <ReturnTask application={application} />
      {application.originalApplicationReference !== undefined && (
        <CaseOriginal originalReference={application.originalApplicationReference} />
      )}
      <MatsOriginal application={application} />
      <AnnulledPaper application={application} />
      <CaseReplacement application={application} replacement={replacement} />
      <CaseDocuments application={application} />
      <CaseCopies application={application} />
      <CaseDeliveries application={application} deliveries={deliveries} />
      <CaseJobs application={application} />
      <Dialogue application={application} withForms={isBelow} />
      <CaseArchive application={application} />
    </>
  )
}

interface DialogueProps extends Pick<CasePanelProps, 'application'> {
  /** Whether messages and notes are written here. */
  readonly withForms: boolean
}

/** Messages, notes and what has happened. */
function Dialogue({ application: { referenceNumber, version }, withForms }: DialogueProps) {
  const say = useText()
  const messages = useQuery(caseMessagesQuery(referenceNumber))
  // Events that occur while the page is open appear in the history as well.
  const history = useQuery({ ...caseHistoryQuery(referenceNumber, version), placeholderData: keepPreviousData })
  const { data: session } = useQuery(sessionQuery)
  const mayWrite = useRight('write-message')
  return (
    <>
      <Section heading={say(texts.messages)} headingSize="h3" className="mt-6">
        <Fetched query={messages} failed={say(texts.partFailed)}>
          {(list) => (
            <MessageThread
              messages={list}
              viewer="BEHANDLER"
              viewerName={session?.person.name}
              onDownload={(attachment) => saveCaseAttachment(attachment, referenceNumber)}
            />
          )}
        </Fetched>
        {withForms && mayWrite && <MessageForm referenceNumber={referenceNumber} />}
      </Section>
      <CaseNotes referenceNumber={referenceNumber} withForm={withForms} />
      <Section heading={say(texts.history)} headingSize="h3" className="mt-6">
        <Fetched query={history} failed={say(texts.partFailed)}>
          {(list) => <HistoryList entries={list} />}
        </Fetched>
      </Section>
    </>
  )
}
