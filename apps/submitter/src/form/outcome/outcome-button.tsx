import { findingHeadings, sendBefore } from '@eksport/domain'
import type { StepId } from '@eksport/domain/templates'
import type { LocalizedText } from '@eksport/forms'
import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { PassedChecks } from '@eksport/portal/case/passed-checks.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Dialog, Heading, Link, Popover } from '@eksport/ui'
import { CatchBoundary, Link as RouterLink } from '@tanstack/react-router'
import { ChevronDown, Clock } from 'lucide-react'
import { useState } from 'react'
import { isElsewhere } from '#src/lib/is-elsewhere.ts'
import { useAnswers, useStored } from '../../draft/draft-context.ts'
import { stepLink } from '../../draft/step-link.ts'
import { PickupAndFee } from './fee.tsx'
import { MissingList } from './missing-answers.tsx'
import { outcomeTexts as texts } from './outcome.texts.ts'
import type { Outcome, OutcomeKind, OutcomePoint } from './outcome.ts'
import { useFrameOutcome } from './outcome-context.tsx'
import { outcomeLooks } from './outcome-looks.ts'
import { OutcomePoints } from './outcome-points.tsx'
import type { OutcomePage, PredictedOutcome } from './use-outcome.ts'

const maxShown = 6

const counted = {
  stopped: { one: texts.oneError, many: texts.errors },
  unfinished: { one: texts.oneMissing, many: texts.missing },
  manual: { one: texts.oneReason, many: texts.reasons },
  automatic: undefined,
  'so-far': undefined,
} as const satisfies Record<OutcomeKind, unknown>

/** Shortened texts of the longest outcomes, for a phone. */
const shortWords: Partial<Record<OutcomeKind, LocalizedText>> = {
  automatic: texts.automaticShort,
  'so-far': texts.soFarShort,
}

/** The outcome in two or three words, and how many reasons it has; missing answers are counted apart from wrong ones. */
export function useOutcomeWords({ kind, count, errors }: Pick<Outcome, 'kind' | 'count' | 'errors'>) {
  const say = useText()
  const many = ({ one, many }: { readonly one: LocalizedText; readonly many: LocalizedText }, n: number) =>
    say(n === 1 ? one : many, { n })
  const words = say(texts[kind])
  const nouns = counted[kind]
  const missing = kind === 'stopped' ? errors.filter(({ isMissing }) => isMissing).length : 0
  if (nouns === undefined || missing === 0) return { words, howMany: nouns && many(nouns, count) }
  const parts = { wrong: many(nouns, count - missing), missing: many(counted.unfinished, missing) }
  return { words, howMany: say(texts.wrongAndMissing, parts) }
}

/** [EXP-07] [EXP-15] The predicted outcome of the draft, in the header of every page. An exception in it affects nothing else. */
export function OutcomeButton({ step }: Pick<OutcomePage, 'step'>) {
  const outcome = useFrameOutcome()
  return outcome === undefined ? <NotShown /> : <OutcomeReasons step={step} outcome={outcome} />
}

interface OutcomeReasonsProps extends Pick<OutcomePage, 'step'> {
  readonly outcome: PredictedOutcome
}

/** The outcome in a few words; its reasons open in a panel, on a phone in a sheet. */
function OutcomeReasons({ step, outcome }: OutcomeReasonsProps) {
  const say = useText()
  const { words, howMany } = useOutcomeWords(outcome)
  // Opened on one page, the panel is closed on the next.
  const [openOn, setOpenOn] = useState<StepId>()
  const close = () => setOpenOn(undefined)
  const isPhone = useMediaQuery('(max-width: 767px)')
  const isOpen = openOn === step
  const look = outcomeLooks[outcome.kind]
  const short = isPhone ? shortWords[outcome.kind] : undefined
  const toggle = (open: boolean) => (open ? setOpenOn(step) : close())
  const button = (
    <button
      type="button"
      aria-label={short && outcomeSentence(words, howMany)}
      className={`relative inline-flex min-h-9 items-center gap-2 rounded border px-2.5 py-0.5 text-left text-cell font-semibold max-md:gap-1 max-md:px-1.5 max-md:text-small max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-1 md:pointer-coarse:min-h-11 ${look.fill} ${look.words}`}
      {...(isPhone && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => toggle(!isOpen) })}
    >
      <look.Sign aria-hidden="true" className={`size-4.5 flex-none ${look.sign}`} />
      <span>
        <span>{short ? say(short) : words}</span>
        {howMany !== undefined && <span className="font-normal max-md:sr-only">{` · ${howMany}`}</span>}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 flex-none max-md:hidden" />
    </button>
  )
  const panel = (
    // Unmounted with the panel, so that opening it again retries.
    <CatchBoundary getResetKey={() => step} errorComponent={NotShown}>
      <OutcomePanel outcome={outcome} onFollow={close} />
    </CatchBoundary>
  )
  if (isPhone)
    return (
      <>
        {button}
        <Dialog
          open={isOpen}
          onOpenChange={toggle}
          title={say(texts.title)}
          description={outcomeSentence(words, howMany)}
        >
          {panel}
        </Dialog>
      </>
    )
  return (
    <Popover
      label={say(texts.title)}
      align="end"
      open={isOpen}
      onOpenChange={toggle}
      className="w-100 max-w-[calc(100vw-2rem)]"
      trigger={button}
    >
      {panel}
    </Popover>
  )
}

const outcomeSentence = (words: string, howMany: string | undefined) => [words, howMany].filter(Boolean).join(' · ')

function NotShown() {
  const say = useText()
  return <p role="alert">{say(texts.notShown)}</p>
}

interface OutcomePanelProps {
  readonly outcome: PredictedOutcome
  readonly onFollow: () => void
}

function OutcomePanel({ outcome, onFollow }: OutcomePanelProps) {
  const say = useText()
  const { kind, errors, reasons, notes, checks, areRegistersSilent } = outcome
  const missing = errors.filter(({ isMissing }) => isMissing)
  return (
    <div className="flex flex-col gap-4 text-cell">
      <Points
        heading={say(findingHeadings.critical)}
        points={errors.filter(({ isMissing }) => !isMissing)}
        onFollow={onFollow}
      />
      {missing.length > 0 && (
        <section>
          <Heading level={2} size="ui" className="mb-1.5">
            {say(texts.unfinishedBecause)}
          </Heading>
          <MissingList points={missing} onFollow={onFollow} />
        </section>
      )}
      {/* [THM-07] As in the summary, warnings are listed with the reasons for manual handling if there are any. */}
      {reasons.length > 0 ? (
        <Points heading={say(findingHeadings.manual)} points={[...reasons, ...notes]} onFollow={onFollow} />
      ) : (
        <Points heading={say(findingHeadings.warning)} points={notes} onFollow={onFollow} />
      )}
      {kind === 'so-far' && <p>{say(texts.soFarText)}</p>}
      {kind === 'automatic' && <p>{say(texts.automaticText)}</p>}
      <PassedChecks checks={checks} />
      <PickupAndFee />
      <WhenToSend kind={kind} />
      <p className="text-small text-subtle">{say(areRegistersSilent ? texts.hintWithoutRegisters : texts.hint)}</p>
    </div>
  )
}

interface PointsProps {
  readonly heading: string
  readonly points: readonly OutcomePoint[]
  readonly onFollow: () => void
}

function Points({ heading, points, onFollow }: PointsProps) {
  const say = useText()
  const { referenceNumber } = useStored().application
  const more = points.length - maxShown
  if (points.length === 0) return null
  return (
    <section>
      <Heading level={2} size="ui" className="mb-1.5">
        {heading}
      </Heading>
      <OutcomePoints points={points.slice(0, maxShown)} onFollow={onFollow} />
      {more > 0 && (
        <Link
          className="mt-2 inline-block"
          render={<RouterLink {...stepLink(referenceNumber, { step: 'oppsummering' })} />}
          onClick={onFollow}
        >
          {say(texts.more, { n: more })}
        </Link>
      )}
    </section>
  )
}

/** [ACT-06] The latest time to submit for handling today, if the office's hours give one. */
export function WhenToSend({ kind }: Pick<Outcome, 'kind'>) {
  const say = useText()
  const { now, given } = useCheckContext()
  const { relevant } = useAnswers()
  const time = kind === 'automatic' ? undefined : sendBefore(relevant, now, given.offices)
  if (time === undefined) return null
  return (
    <p className="flex items-center gap-2 font-medium">
      <Clock aria-hidden="true" className="size-4.5 flex-none text-subtle" />
      {say(isElsewhere(now) ? texts.sendBeforeElsewhere : texts.sendBefore, { time })}
    </p>
  )
}
