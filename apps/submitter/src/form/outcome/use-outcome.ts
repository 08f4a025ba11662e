import {
  type Application,
  type CheckAnswer,
  type FormAnswers,
  isForPerson,
  type RuleViolation,
  summaryFindings,
} from '@eksport/domain'
import { relevantApplication, type StepId, stepsOf } from '@eksport/domain/templates'
import { validateStep } from '@eksport/forms'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { useEksport } from '@eksport/ui'
import { useDeferredValue, useMemo } from 'react'
import { onceFor } from '#src/lib/once-for.ts'
import { unlessItThrows } from '#src/lib/unless-it-throws.ts'
import { useRulesOf } from '../../draft/api/validate-application.ts'
import { useAnswers, useDraftNotices, useStored } from '../../draft/draft-context.ts'
import { fieldPlace } from '../../draft/field-place.ts'
import { hasOutdatedForm, outdatedFormText } from '../../draft/outdated-form.ts'
import { otherReasons } from '../../draft/reasons-for-person.ts'
import { useTemplate } from '../../draft/template-context.ts'
import { useMeant } from '../../draft/use-rested.ts'
import { begunSteps } from '../../draft/wizard-rail.ts'
import { isMissing, type OpenAnswer, type Outcome, outcomeOf } from './outcome.ts'

/** The page that is open. */
export interface OutcomePage {
  readonly step: StepId
  /** On the page of lines the one that is filled in for the first time, counted from zero: what it lacks is no news yet. */
  readonly freshLine?: number | undefined
}

const isOfLine = (open: OpenAnswer, line: number | undefined) =>
  line !== undefined && 'issue' in open && open.issue.path.startsWith(`productLines.${line}.`)

/**
 * What counts, the same on each page: all that the pages that were begun lack, and what is wrong there; on the page that is open, when
 * typing rests. On the summary every page counts, and of a fresh line only what is wrong. Besides, what the server refused.
 */
function useOpenAnswers({ step: current, freshLine }: OutcomePage) {
  const template = useTemplate()
  const checking = useCheckContext()
  const { relevant } = useAnswers()
  const { application } = useStored()
  // Every page is validated: that waits until what was answered stands on the screen.
  const answers = useDeferredValue(relevant)
  const isOutdated = hasOutdatedForm(application)
  // Of all pages, and the same on each of them: another page only counts others of them.
  const found = useMemo(
    () =>
      unlessItThrows(() => {
        const given = { ...answers }
        const begun = begunSteps(template, given, checking)
        const all = stepsOf(template, answers)
          .filter(({ id }) => id !== 'oppsummering')
          .flatMap((step): OpenAnswer[] => {
            const { id, title } = step
            const issues = validateStep(step, given, checking).map((issue) => ({ step: id, issue }))
            const file = { step: id, title, words: outdatedFormText }
            return isOutdated && id === 'sertifikatmal' ? [...issues, file] : issues
          })
        return { begun, all, isComplete: all.length === 0, answers }
      }),
    [template, answers, checking, isOutdated],
  )
  const meant = useMeant(found)
  const refused = useRefusedOpen()
  return useMemo(() => {
    if (found === undefined) return undefined
    const keys = new Set(meant?.all.map(keyOf))
    const isMeant = (one: OpenAnswer) => isWrong(one, found.answers) && keys.has(keyOf(one))
    const counts = (one: OpenAnswer) => {
      if (current === 'oppsummering') return true
      const isFresh = current === 'varelinjer' && isOfLine(one, freshLine)
      const isBeingTyped = one.step === current && current !== 'varelinjer' && !isMissing(one, found.answers)
      return isFresh || isBeingTyped ? isMeant(one) : found.begun.includes(one.step)
    }
    const known = new Set(found.all.map(pathOf))
    // The summary tells of what was refused where it was asked for.
    const others = current === 'oppsummering' ? [] : refused.filter((one) => !known.has(pathOf(one)))
    return { ...found, open: [...found.all.filter(counts), ...others] }
  }, [found, meant, refused, current, freshLine])
}

const pathOf = (open: OpenAnswer) => ('issue' in open ? open.issue.path : '')
const keyOf = (open: OpenAnswer) => ('issue' in open ? `${open.issue.path} ${open.issue.code}` : open.step)
const isWrong = (open: OpenAnswer, answers: FormAnswers) => 'issue' in open && !isMissing(open, answers)

/** What the server has refused, which the form itself may find nothing wrong with. */
function useRefusedOpen(): readonly OpenAnswer[] {
  const template = useTemplate()
  const { relevant } = useAnswers()
  const { refused } = useDraftNotices()
  return useMemo(
    () =>
      refused.flatMap((issue) => {
        const place = fieldPlace(template, relevant, [issue.path])
        return place === undefined ? [] : [{ step: place.step, issue }]
      }),
    [refused, template, relevant],
  )
}

const storedAnswers = onceFor((application: Application) => relevantApplication(application))

/** What the rules say of what is stored, the registers asked; while that is on its way, what saving said. */
function useChecked() {
  const { application, validation } = useStored()
  const check = useRulesOf(storedAnswers(application))
  return { application, validation: check.data ?? validation, areRegistersSilent: check.isError }
}

const noChecks: readonly CheckAnswer[] = []

export interface PredictedOutcome extends Outcome {
  /** What the rules found, of the pages that count. */
  readonly violations: readonly RuleViolation[]
  /** [RUL-05] What came of every check; none before the server has made them. */
  readonly checks: readonly CheckAnswer[]
  /** The rules could not be asked with the registers now. */
  readonly areRegistersSilent: boolean
}

/** [EXP-07] What will become of the draft, by the rules of the server, with every reason; undefined where it cannot be worked out. */
export function useOutcome(page: OutcomePage): PredictedOutcome | undefined {
  const { locale } = useEksport()
  const template = useTemplate()
  const found = useOpenAnswers(page)
  const { application, validation, areRegistersSilent } = useChecked()
  return useMemo(() => {
    if (found === undefined) return undefined
    const { open, all, begun, isComplete, answers } = found
    const isBegun = (step: string | undefined) => step === undefined || begun.some((id) => id === step)
    // What is wrong with a page that was not begun waits for it; why a person decides never does.
    const errors = validation.errors.filter((finding) => isForPerson(finding) || isBegun(finding.step))
    const begunValidation = { ...validation, errors }
    const reasons = otherReasons(application, template, validation, isComplete)
    const question = { validation: begunValidation, reasons, open, all, isComplete, template, answers, locale }
    const outcome = unlessItThrows(() => outcomeOf(question))
    const checks = validation.checks ?? noChecks
    return outcome && { ...outcome, violations: summaryFindings(begunValidation), checks, areRegistersSilent }
  }, [found, validation, application, template, locale, areRegistersSilent])
}
