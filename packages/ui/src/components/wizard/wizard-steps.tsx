'use client'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ChevronDown, ChevronLeft, ChevronRight } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { isPlainClick } from '../../foundation/internal/is-plain-click.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Dialog } from '../dialog/dialog.js'
import { IconButton } from '../icon-button/icon-button.js'
import { StepDot } from '../stepper/step-dot.js'
import { SaveSign } from './save-status.js'
import { wizardTexts } from './wizard.texts.js'
import type { SaveState, WizardStep } from './wizard-types.js'

/** Props of {@link WizardSteps}. */
export interface WizardStepsProps<Id extends string = string> extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The steps that currently apply, the current one marked. */
  steps: readonly WizardStep<Id>[]
  /** The address of a step; routing is the app's task. */
  linkFor: (id: Id) => string
  /** Called on a plain click on a step, whose link is then not followed. Without it the browser follows the link. */
  onStepChange?: (id: Id) => void
  /** Called when the pointer or focus approaches a step, to prefetch its page. */
  onStepApproach?: ((id: Id) => void) | undefined
  /** Shows only the dots of the steps, except in a narrow window; their names are still read. */
  rail?: boolean
  /** Shows a button that collapses and expands the names. */
  onFold?: ((rail: boolean) => void) | undefined
  /** The save state, an icon in the line on a phone; {@link SaveStatus} announces it in words. */
  save?: SaveState | undefined
  /** The purpose of the form, above the steps in the sheet on a phone. */
  purpose?: ReactNode
}

/** On the current page missing answers are not an error, but wrong ones are. */
const isFaultyHere = ({ state, wrong = 0 }: WizardStep) => state === 'current' && wrong > 0

function faultWords({ issues: count = 0, wrong }: WizardStep, t: Translate<typeof wizardTexts>): string {
  if (wrong) return t('wrong', { count })
  return count === 1 ? t('oneMissing') : t('missing', { count })
}

/** The state of a step in words; the first locked step says what opens it. */
function useStepWords(steps: readonly WizardStep[]) {
  const t = useTexts('wizard', wizardTexts)
  const firstLocked = steps.find(({ state }) => state === 'locked')
  return (step: WizardStep) => {
    if (step.note !== undefined && step.state !== 'current' && step.state !== 'error') return step.note
    if (step.state === 'error') return faultWords(step, t)
    if (isFaultyHere(step)) return `${t('current')}, ${t('wrong', { count: step.wrong ?? 0 })}`
    return step === firstLocked ? t('lockedFirst') : t(step.state)
  }
}

/** Announces a new number of steps, which renumbers the rest. */
function useStepsAnnounced(steps: readonly WizardStep[]) {
  const t = useTexts('wizard', wizardTexts)
  const announce = useAnnounce('every')
  const before = useRef(steps)
  useEffect(() => {
    const lacks = (list: readonly WizardStep[]) => (step: WizardStep) => !list.some(({ id }) => id === step.id)
    for (const step of steps.filter(lacks(before.current))) announce(t('stepAdded', { title: step.title }))
    for (const step of before.current.filter(lacks(steps))) announce(t('stepRemoved', { title: step.title }))
    before.current = steps
  }, [steps, announce, t])
}

/**
 * The steps with their states in words and shapes; on a phone one line, '5 av 8 Transport', that opens them as a sheet.
 */
export function WizardSteps<Id extends string>(props: WizardStepsProps<Id>) {
  const {
    steps,
    linkFor,
    onStepChange,
    onStepApproach,
    rail = false,
    onFold,
    save,
    purpose,
    className,
    ...rest
  } = props
  const t = useTexts('wizard', wizardTexts)
  const words = useStepWords(steps)
  useStepsAnnounced(steps)
  const place = steps.findIndex(({ state }) => state === 'current')
  // A sheet opened on one step's page is closed on the next.
  const [openAt, setOpenAt] = useState<number>()
  const follow = (event: MouseEvent, id: Id) => {
    if (!isPlainClick(event)) return
    setOpenAt(undefined)
    if (!onStepChange) return
    event.preventDefault()
    onStepChange(id)
  }
  const list = (isRail: boolean) =>
    steps.map((step, index) => (
      <Step
        key={step.id}
        step={step}
        n={index + 1}
        words={words(step)}
        rail={isRail}
        href={linkFor(step.id)}
        onFollow={(event) => follow(event, step.id)}
        onApproach={() => onStepApproach?.(step.id)}
      />
    ))
  return (
    <nav aria-label={t('steps')} {...rest} className={cx('eks-wizard-steps', className)}>
      <StepLine steps={steps} place={place} save={save} open={openAt === place} onOpen={() => setOpenAt(place)} />
      {onFold && (
        <IconButton
          small
          kind="quiet"
          label={t(rail ? 'showNames' : 'hideNames')}
          aria-expanded={!rail}
          className="eks:mb-2 eks:-ms-0.5 eks:over:narrow:hidden"
          onClick={() => onFold(!rail)}
        >
          {rail ? <ChevronRight /> : <ChevronLeft />}
        </IconButton>
      )}
      <ol className="eks:narrow:hidden">{list(rail)}</ol>
      <Dialog
        open={openAt === place}
        onOpenChange={() => setOpenAt(undefined)}
        title={t('steps')}
        description={purpose}
        className="eks-wizard-sheet"
      >
        <ol>{list(false)}</ol>
      </Dialog>
    </nav>
  )
}

interface StepLineProps extends Pick<WizardStepsProps, 'steps' | 'save'> {
  place: number
  open: boolean
  onOpen: () => void
}

/** The current step on a phone: one line with the progress bar, which opens the steps. */
function StepLine({ steps, place, save, open, onOpen }: StepLineProps) {
  const t = useTexts('wizard', wizardTexts)
  const current = steps[place]
  const position = { n: place + 1, count: steps.length, title: current?.title ?? '' }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
      className="eks:relative eks:hidden eks:min-h-11 eks:w-full eks:items-center eks:gap-2.5 eks:edge-b-1 eks:border-line eks:bg-surface eks:px-[var(--eks-gutter,16px)] eks:py-1 eks:text-start eks:text-[.9375rem] eks:lh-tight eks:narrow:flex eks:focus-visible:-outline-offset-3"
    >
      <span
        aria-hidden="true"
        className="eks:absolute eks:inset-y-0 eks:start-0 eks:edge-b-3 eks:border-action eks:bg-action-tint eks:forced-colors:border-[Highlight]"
        style={{ width: `${(100 * position.n) / Math.max(1, steps.length)}%` }}
      />
      {current ? (
        <>
          <span className="eks:sr-only">{t('position', position)}</span>
          <span aria-hidden="true" className="eks:relative eks:min-w-0 eks:flex-1 eks:hyphens-manual">
            <span>{t('place', position)}</span> <b>{position.title}</b>
          </span>
        </>
      ) : (
        // On a page that is not one of the steps.
        <b className="eks:relative eks:min-w-0 eks:flex-1">{t('steps')}</b>
      )}
      <SaveSign state={save} className="eks:relative eks:flex-none" />
      <ChevronDown className="eks:relative eks:size-5 eks:flex-none eks:text-subtle" />
    </button>
  )
}

interface StepProps {
  step: WizardStep
  n: number
  words: string
  rail: boolean
  href: string
  onFollow: (event: MouseEvent) => void
  onApproach: () => void
}

const titleClass = 'eks:block eks:pt-1 eks:lh-6 eks:wrap-break-word eks:hyphens-manual'

// In the rail the name is for screen readers only, and a link is as large as its dot.
const railText = 'eks:md:sr-only eks:md:opacity-0'
const railLink = 'eks:md:absolute eks:md:top-0 eks:md:start-0 eks:md:size-8 eks:over:md:p-0 eks:md:overflow-hidden'

function Step({ step, n, words, rail, href, onFollow, onApproach }: StepProps) {
  const { title, state } = step
  const isCurrent = state === 'current'
  return (
    <li
      data-state={state}
      title={rail ? `${title}: ${words}` : undefined}
      aria-current={isCurrent ? 'step' : undefined}
      className="eks-step"
    >
      <StepDot look={state}>{n}</StepDot>
      {isCurrent || state === 'locked' ? (
        <span className={cx(titleClass, isCurrent ? 'eks:weight-bold' : 'eks:text-subtle', rail && railText)}>
          {title}
        </span>
      ) : (
        <a
          href={href}
          onClick={onFollow}
          onPointerEnter={onApproach}
          onFocus={onApproach}
          className={cx(titleClass, 'eks:hover:underline', rail && railLink)}
        >
          {rail ? <span className="eks:md:sr-only">{title}</span> : title}
        </a>
      )}
      <small
        className={cx(
          'eks:block eks:pb-3 eks:text-[.8125rem] eks:lh-tight',
          rail && railText,
          state === 'error' || isFaultyHere(step) ? 'eks:weight-medium eks:text-danger-text' : 'eks:text-subtle',
        )}
      >
        {words}
      </small>
    </li>
  )
}
