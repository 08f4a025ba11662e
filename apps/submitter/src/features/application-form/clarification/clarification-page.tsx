import type { ApplicationReading } from '@eksport/api'
import {
  type Application,
  applicationEntries,
  blockingSendFindings,
  type ChangedFact,
  changedFacts,
  type FormAnswers,
  formatInstant,
  formatReference,
  lineOf,
  onScreen,
  type Unlocking,
} from '@eksport/domain'
import { stepsOf, type UnlockedAnswers, unlockedAnswers } from '@eksport/domain/templates'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { factLists } from '@eksport/portal/code-lists/fact-lists.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonLink, Field, PageHeading, Textarea, useEksport } from '@eksport/ui'
import { CaseActionBar, StatusBadge } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, LockOpen, PauseCircle, Pencil, Plus, Send } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { WithdrawDialog } from '#src/lib/application/withdraw-dialog.tsx'
import { maxAnswer, useKeptAnswer } from '#src/lib/clarification/kept-answer.ts'
import { Question } from '#src/lib/clarification/question.tsx'
import { useNow } from '#src/lib/use-now.ts'
import { flagsQuery } from '../api/get-flags.ts'
import { AttachmentsField } from '../components/attachments-field.tsx'
import { SaveProblem } from '../components/save-problem.tsx'
import { SendProblem } from '../components/send-problem.tsx'
import { SendingDialog } from '../components/sending-dialog.tsx'
import { TurnNotice } from '../components/turn-notice.tsx'
import { useSubmission } from '../components/use-submission.ts'
import { useDraft } from '../draft/draft-context.ts'
import { useTemplate } from '../draft/template-context.ts'
import { summaryTexts } from '../summary.texts.ts'
import { clarificationTexts as texts } from './clarification.texts.ts'
import { LockedRest } from './locked-rest.tsx'
import { OpenFields } from './open-fields.tsx'
import { type OpenPlace, openPlaces } from './open-places.ts'
import { OwnChanges } from './own-changes.tsx'
import { takeBack } from './take-back.ts'

interface ClarificationPageProps {
  /** What the caseworker has unlocked of it. */
  readonly unlocking: Unlocking
  /** The application as it was sent. */
  readonly sent: NonNullable<ApplicationReading['assessed']>
}

/** What may be changed, and what has been. */
function useOpenPart({ unlocking, sent }: ClarificationPageProps) {
  const { relevant } = useDraft()
  const template = useTemplate()
  const now = useNow()
  const labels = useCodeLabels(factLists)
  const { locale } = useEksport()
  const unlocked = useMemo(() => unlockedAnswers(unlocking, sent, now), [unlocking, sent, now])
  const places = useMemo(
    () => openPlaces(stepsOf(template, relevant), relevant, unlocked),
    [template, relevant, unlocked],
  )
  const changes = useMemo(
    () => changedFacts(sent, relevant, onScreen(labels, locale)),
    [sent, relevant, labels, locale],
  )
  return { unlocked, places, changes }
}

/** Has every form on the page checked, in its order; focus stays at the first that has something wrong. */
function useChecks() {
  const results = useRef<boolean[]>([])
  return {
    onChecked: (isValid: boolean) => void results.current.push(isValid),
    areAllValid: (ids: readonly string[]) => {
      results.current = []
      for (const id of ids) {
        const form = document.getElementById(id)
        if (form instanceof HTMLFormElement) form.requestSubmit()
        if (results.current.includes(false)) return false
      }
      return true
    },
  }
}

/** [ACT-08] A reopened draft: the question, the fields that it unlocked, the exporter's own changes, and the answer. */
export function ClarificationPage(props: ClarificationPageProps) {
  const say = useText()
  const formId = useId()
  const draft = useDraft()
  const { application, answers, change, save, flush } = draft
  const { unlocked, places, changes } = useOpenPart(props)
  const [answer, keepAnswer] = useKeptAnswer(application)
  const [needsAnswer, setNeedsAnswer] = useState(false)
  const [files, setFiles] = useState({ sending: 0, refused: 0 })
  const flags = useQuery(flagsQuery)
  const checks = useChecks()
  const { send, submit, isSaving } = useSubmission(answer, () => keepAnswer(''))
  const reference = formatReference(application.referenceNumber)
  const isClosed = flags.data?.disabledSubmission ?? false
  const isBlocked =
    isClosed || files.sending > 0 || files.refused > 0 || blockingSendFindings(draft.validation).length > 0
  const idOf = (place: OpenPlace) => `${formId}-${place.step}-${place.line?.id ?? ''}`
  useDocumentTitle(say(texts.documentTitle, { reference }))

  const finish = () => {
    if (!checks.areAllValid(places.map(idOf))) return
    const isEmpty = changes.length === 0 && answer.trim() === ''
    setNeedsAnswer(isEmpty)
    if (isEmpty) document.getElementById(`${formId}-answer`)?.focus()
    else if (!isBlocked) void submit()
  }
  const undo = ({ pin }: ChangedFact) => change(takeBack(answers, props.sent, pin))

  return (
    <div>
      <Head application={application} />
      <div className="grid grid-cols-1 gap-x-11 gap-y-10 lg:grid-cols-[212px_minmax(0,1fr)] xl:grid-cols-[212px_minmax(0,1fr)_288px] xl:items-start">
        <Places places={places} changes={changes} idOf={idOf} />
        <div className="min-w-0">
          <TurnNotice />
          {save.status === 'failed' && <SaveProblem error={save.error} onTryAgain={() => void flush()} />}
          <h2 className="text-h2">{say(texts.question)}</h2>
          <p className="mt-1 mb-4 text-subtle">{say(texts.questionText)}</p>
          <Question application={application} />
          {places.map((place) => (
            <Place key={idOf(place)} place={place} id={idOf(place)} unlocked={unlocked} onChecked={checks.onChecked} />
          ))}
          {unlocked.mayAdd && <AddLine answers={answers} onAdd={change} />}
          <Field
            id={`${formId}-answer`}
            label={say(texts.answer)}
            hint={say(texts.answerHint)}
            error={needsAnswer ? say(texts.answerNeeded) : undefined}
            optional={changes.length > 0}
            className="mt-10"
          >
            <Textarea
              rows={4}
              maxLength={maxAnswer}
              value={answer}
              onChange={(event) => {
                keepAnswer(event.target.value)
                setNeedsAnswer(false)
              }}
            />
          </Field>
          <div className="mt-5">
            <AttachmentsField onStatusChange={setFiles} />
          </div>
          {isClosed && (
            <Alert tone="warning" className="mt-5">
              {say(summaryTexts.disabled)}
            </Alert>
          )}
          {send.isError && (
            <div className="mt-5">
              <SendProblem error={send.error} />
            </div>
          )}
          <LockedRest />
        </div>
        <OwnChanges changes={changes} onTakeBack={undo} />
      </div>
      <Actions
        changes={changes.length}
        busy={isSaving || send.isPending}
        isClosed={isClosed}
        onSend={finish}
        application={application}
      />
      <SendingDialog open={send.isPending} />
    </div>
  )
}

function Head({ application }: { readonly application: Application }) {
  const say = useText()
  const template = useTemplate()
  const { referenceNumber, applicationStatus } = application
  return (
    <div className="mb-7 border-b border-line pb-4">
      <ButtonLink
        kind="quiet"
        small
        icon={<ArrowLeft aria-hidden="true" />}
        className="mb-2 -ml-3"
        render={
          <Link to="/soeknader/$referenceNumber/detaljer" params={{ referenceNumber: String(referenceNumber) }} />
        }
      >
        {say(texts.back)}
      </ButtonLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <PageHeading takeFocus>
          <span className="tabular-nums">{formatReference(referenceNumber)}</span>
          <span className="sr-only"> {say(texts.title)}</span>
        </PageHeading>
        <StatusBadge status={applicationStatus} viewpoint="INNSENDER" />
      </div>
      <p className="mt-1 text-subtle">{say(template.fullTitle)}</p>
    </div>
  )
}

const meets = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

/** Whether what was changed stands there. */
function isAt({ sections, line }: OpenPlace, { pin }: ChangedFact): boolean {
  if (line !== undefined || lineOf(pin) !== undefined) return lineOf(pin) === line?.id
  const paths = applicationEntries.find(({ id }) => id === pin.fact)?.facts.map(({ path }) => path) ?? []
  const fields = sections.flatMap((section) => Object.keys(section.fields))
  return fields.some((field) => paths.some((path) => meets(field, path)))
}

interface PlacesProps {
  readonly places: readonly OpenPlace[]
  readonly changes: readonly ChangedFact[]
  readonly idOf: (place: OpenPlace) => string
}

/** What is unlocked, each with whether it has been changed, as a way to it. */
function Places({ places, changes, idOf }: PlacesProps) {
  const say = useText()
  return (
    <nav aria-labelledby="places" className="lg:sticky lg:top-5 lg:self-start">
      <h2 id="places" className="mb-2 text-ui">
        {say(texts.places)}
      </h2>
      <ol className="-mx-2.5">
        {places.map((place) => {
          const isChanged = changes.some((change) => isAt(place, change))
          return (
            <li key={idOf(place)}>
              <a
                href={`#${idOf(place)}-heading`}
                className="flex items-start gap-2.5 rounded px-2.5 py-2 font-medium text-text no-underline hover:bg-surface-hover"
              >
                {isChanged ? (
                  <Pencil aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-info-text" />
                ) : (
                  <LockOpen aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-subtle" />
                )}
                <span>
                  {placeName(place, say)}
                  <small className="block text-small font-normal text-subtle">
                    {say(isChanged ? texts.changed : texts.unchanged)}
                  </small>
                </span>
              </a>
            </li>
          )
        })}
      </ol>
      <p className="mt-4 flex gap-2 border-t border-line pt-3.5 text-small text-subtle">
        <PauseCircle aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
        {say(texts.clock)}
      </p>
    </nav>
  )
}

const placeName = ({ title, line }: OpenPlace, say: ReturnType<typeof useText>) =>
  line === undefined ? say(title) : say(texts.line, { n: line.index + 1 })

interface PlaceProps {
  readonly place: OpenPlace
  readonly id: string
  readonly unlocked: UnlockedAnswers
  readonly onChecked: (isValid: boolean) => void
}

/** One page or line with its open fields. */
function Place({ place, id, unlocked, onChecked }: PlaceProps) {
  const say = useText()
  const { answers, change } = useDraft()
  const { line, count } = place
  const remove = (lineId: string) => {
    change({ ...answers, productLines: (answers.productLines ?? []).filter((one) => one.id !== lineId) })
    document.getElementById('own-changes')?.focus()
  }
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-9">
      <h3 id={`${id}-heading`} tabIndex={-1} className="scroll-mt-5 text-h3">
        {placeName(place, say)}
      </h3>
      <div className="mt-2 border-l-2 border-warning-edge py-1 pl-4.5">
        <p className="mb-3 flex items-center gap-1.5 text-small text-subtle">
          <LockOpen aria-hidden="true" className="size-4" />
          {say(count === 1 ? texts.openOne : texts.open, { n: count })}
        </p>
        <OpenFields place={place} id={id} headingLevel={4} onChecked={onChecked} />
        {line !== undefined && unlocked.mayRemove(line.id) && (
          <Button small kind="danger" className="mt-5" onClick={() => remove(line.id)}>
            {say(texts.removeLine, { n: line.index + 1 })}
          </Button>
        )}
      </div>
    </section>
  )
}

interface AddLineProps {
  readonly answers: FormAnswers
  readonly onAdd: (answers: FormAnswers) => void
}

function AddLine({ answers, onAdd }: AddLineProps) {
  const say = useText()
  const add = () => onAdd({ ...answers, productLines: [...(answers.productLines ?? []), { id: crypto.randomUUID() }] })
  return (
    <Button icon={<Plus aria-hidden="true" />} className="mt-6" onClick={add}>
      {say(texts.addLine)}
    </Button>
  )
}

interface ActionsProps {
  readonly application: Application
  readonly changes: number
  readonly busy: boolean
  readonly isClosed: boolean
  readonly onSend: () => void
}

/** Always in reach: how much is changed, whether it is saved, and the two ways on. */
function Actions({ application, changes, busy, isClosed, onSend }: ActionsProps) {
  const say = useText()
  const navigate = useNavigate()
  const { save, savedAt, storedVersion, flush } = useDraft()
  const [version, setVersion] = useState<number>()
  const params = { referenceNumber: String(application.referenceNumber) }
  const withdraw = async () => {
    if ((await flush()) === 'saved') setVersion(storedVersion())
  }
  const saved = savedAt === undefined ? undefined : formatInstant(savedAt).slice(-5)
  return (
    <CaseActionBar label={say(texts.actions)} className="-mx-8 mt-10 max-md:-mx-4 md:pr-64">
      <Button kind="primary" icon={<Send aria-hidden="true" />} busy={busy} disabled={isClosed} onClick={onSend}>
        {say(texts.send)}
      </Button>
      {application.actions.includes('withdraw') && (
        <Button kind="quiet" disabled={busy} onClick={() => void withdraw()}>
          {say(texts.withdraw)}
        </Button>
      )}
      <p role="status" className="ml-auto text-small text-subtle">
        <b className="font-semibold text-text">{say(changes === 1 ? texts.countOne : texts.count, { n: changes })}</b>{' '}
        {save.status === 'saving' && say(texts.saving)}
        {save.status !== 'saving' && saved !== undefined && say(texts.savedAt, { time: saved })}
      </p>
      <WithdrawDialog
        application={{ referenceNumber: application.referenceNumber, version: version ?? application.version }}
        open={version !== undefined}
        onOpenChange={(open) => !open && setVersion(undefined)}
        onDone={() => void navigate({ to: '/soeknader/$referenceNumber/detaljer', params })}
      />
    </CaseActionBar>
  )
}
