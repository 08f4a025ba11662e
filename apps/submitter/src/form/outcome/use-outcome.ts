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

/** The open page. */
export interface OutcomePage {
  readonly step: StepId
  /** On the lines page: index, from zero, of the line being filled in for the first time, whose missing answers are not reported yet. */
  readonly freshLine?: number | undefined
}

const isOfLine = (open: OpenAnswer, line: number | undefined) =>
  line !== undefined && 'issue' in open && open.issue.path.startsWith(`productLines.${line}.`)

/**
 * The missing and wrong answers that count. On started pages all of them count. On the open page, wrong answers count when typing pauses.
 * In the summary every page counts. Of a line being filled in for the first time only wrong answers count. Answers that the server refused
 * are added.
 */
function useOpenAnswers({ step: current, freshLine }: OutcomePage) {
  const template = useTemplate()
  const checking = useCheckContext()
  const { relevant } = useAnswers()
  const { application } = useStored()
  // Every page is validated, so this is deferred until the answer has rendered.
  const answers = useDeferredValue(relevant)
  const isOutdated = hasOutdatedForm(application)
  // Independent of the open page, which only decides which of these count.
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
    // The summary reports refused answers itself.
    const others = current === 'oppsummering' ? [] : refused.filter((one) => !known.has(pathOf(one)))
    return { ...found, open: [...found.all.filter(counts), ...others] }
  }, [found, meant, refused, current, freshLine])
}

const pathOf = (open: OpenAnswer) => ('issue' in open ? open.issue.path : '')
const keyOf = (open: OpenAnswer) => ('issue' in open ? `${open.issue.path} ${open.issue.code}` : open.step)
const isWrong = (open: OpenAnswer, answers: FormAnswers) => 'issue' in open && !isMissing(open, answers)

/** Answers that the server refused, in which the form itself may find no error. */
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

/** The rule check of the stored answers, registers included; until it arrives, the result of the last save. */
function useChecked() {
  const { application, validation } = useStored()
  const check = useRulesOf(storedAnswers(application))
  return { application, validation: check.data ?? validation, areRegistersSilent: check.isError }
}

const noChecks: readonly CheckAnswer[] = []

export interface PredictedOutcome extends Outcome {
  /** The rule findings on the pages that count. */
  readonly violations: readonly RuleViolation[]
  /** [RUL-05] The result of every check; empty until the server has made them. */
  readonly checks: readonly CheckAnswer[]
  /** Whether the rule check with registers failed to run. */
  readonly areRegistersSilent: boolean
}

/** [EXP-07] The predicted outcome of the draft with every reason; undefined if computing it failed. */
export function useOutcome(page: OutcomePage): PredictedOutcome | undefined {
  const { locale } = useEksport()
  const template = useTemplate()
  const found = useOpenAnswers(page)
  const { application, validation, areRegistersSilent } = useChecked()
  return useMemo(() => {
    if (found === undefined) return undefined
    const { open, all, begun, isComplete, answers } = found
    const isBegun = (step: string | undefined) => step === undefined || begun.some((id) => id === step)
    // Errors on a page that was not started are held back; reasons for manual handling never are.
    const errors = validation.errors.filter((finding) => isForPerson(finding) || isBegun(finding.step))
    const begunValidation = { ...validation, errors }
    const reasons = otherReasons(application, template, validation, isComplete)
    const question = { validation: begunValidation, reasons, open, all, isComplete, template, answers, locale }
    const outcome = unlessItThrows(() => outcomeOf(question))
    const checks = validation.checks ?? noChecks
    return outcome && { ...outcome, violations: summaryFindings(begunValidation), checks, areRegistersSilent }
  }, [found, validation, application, template, locale, areRegistersSilent])
}
