'use client'

import {
  type Answers,
  applyDependencies,
  emptyAnswers,
  getAt,
  type Issue,
  type Section,
  setAt,
  validateSections,
} from '@eksport/forms'
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLatest, useLatestCallback } from '../../foundation/internal/use-latest.js'
import { useSteady } from '../../foundation/internal/use-steady.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import type { ErrorSummaryItem } from '../error-summary/error-summary.js'
import { formTexts } from './form.texts.js'
import type { FormState } from './form-context.js'
import type { FormSurroundings } from './form-types.js'
import { issueLinks } from './issue-links.logic.js'
import { answersAfter, type ItemRemoval, issuesAfter, pathsAfter } from './item-removal.logic.js'
import type { StepFormProps } from './step-form.js'

interface FormIssuesOptions extends Pick<FormSurroundings, 'now' | 'codeLists'> {
  readonly sections: readonly Section[]
  readonly answers: Answers
  readonly root: Answers
  /** Additional facts for checks. */
  readonly facts: object
  /** Issues from the server. */
  readonly given: readonly Issue[]
}

/** Codes that rules may check against; a list that is still loading is not checked. */
function codeSets(lists: FormSurroundings['codeLists']) {
  const sets = Object.entries(lists).map(
    ([name, entries]) => [name, new Set(entries.map((entry) => entry.code))] as const,
  )
  return Object.fromEntries(sets)
}

/** The issue shown at each field: the first. */
function firstByPath(issues: readonly Issue[]): ReadonlyMap<string, Issue> {
  const first = new Map<string, Issue>()
  for (const issue of issues) if (!first.has(issue.path)) first.set(issue.path, issue)
  return first
}

/** Keeps the same map while its content is the same, so that other fields do not render again. */
function useUnchanged(issues: ReadonlyMap<string, Issue>): ReadonlyMap<string, Issue> {
  const [kept, setKept] = useState(issues)
  const isSame = JSON.stringify([...kept]) === JSON.stringify([...issues])
  if (!isSame) setKept(issues)
  return isSame ? kept : issues
}

/**
 * The issues, and which are shown now: a changed field shows its own after blur, a failed attempt to continue shows all
 * issues at that time, and server issues stay until their answer changes. While a pointer is pressed nothing appears or
 * disappears, so that the press hits its target.
 */
function useFormIssues({ sections, answers, root, given, facts, now, codeLists }: FormIssuesOptions) {
  const { timeZone } = useEksport()
  const codes = useMemo(() => codeSets(codeLists), [codeLists])
  const context = useMemo(() => ({ now, timeZone, codes, given: facts }), [now, timeZone, codes, facts])
  const validate = (current: Answers) =>
    validateSections(sections, current, context, { root: root === answers ? current : root })
  const own = useMemo(() => validateSections(sections, answers, context, { root }), [sections, answers, root, context])
  const changed = useRef(new Set<string>())
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set())
  // A server issue stays until the answer differs from the refused one.
  const [kept, setReceived] = useState({ given, issues: given, answers })
  const received = kept.given === given ? kept : { given, issues: given, answers }
  if (received !== kept) setReceived(received)
  const standing = received.issues.filter(({ path }) => getAt(received.answers, path) === getAt(answers, path))
  const ownRef = useLatest(own)
  // Fields that an answer reveals after the attempt have no errors until they have been seen.
  const show = useCallback((issues: readonly Issue[]) => {
    setLeft((known) => new Set([...known, ...issues.map(({ path }) => path)]))
  }, [])
  useEffect(() => {
    if (given.length > 0) show(ownRef.current)
  }, [given, show, ownRef])
  const all = [...standing, ...own]
  const isShown = ({ path }: Issue) => left.has(path)
  const shown = useSteady(useUnchanged(firstByPath([...standing, ...own.filter(isShown)])))
  return {
    validate,
    all,
    received: received.issues,
    show,
    /** Paths contain item indexes: what is known of later items moves with them. */
    removeItem: (removal: ItemRemoval) => {
      const after = (paths: ReadonlySet<string>) => new Set([...paths].flatMap((path) => pathsAfter(removal, path)))
      changed.current = after(changed.current)
      setLeft(after)
      setReceived(({ issues, ...before }) => ({
        given: before.given,
        issues: issuesAfter(removal, issues),
        answers: answersAfter(removal, before.answers),
      }))
    },
    touch: (path: string) => {
      changed.current.add(path)
    },
    leave: (path: string) => {
      // Passing through an empty field is not yet a mistake.
      if (changed.current.has(path) && !left.has(path)) setLeft(new Set([...left, path]))
    },
    visibleIssue: useCallback((path: string) => shown.get(path), [shown]),
  }
}

const noIssues: readonly Issue[] = []
const nothing = {}
const noErrors: readonly ErrorSummaryItem[] = []

/** What the summary shows: one line for each field, with the error that the field shows by now. */
function presentIssues(received: readonly Issue[], attempted: readonly Issue[], all: readonly Issue[]) {
  const present = firstByPath(all)
  return [...firstByPath([...received, ...attempted]).values()].map((issue) => present.get(issue.path) ?? issue)
}

/** The state of a form: changes with what they clear, attempts to continue, and issues. */
export function useStepForm<A extends Answers>(props: StepFormProps<A>, formId: string) {
  const { sections, onAnswersChange, onValid, onInvalid, issues = noIssues } = props
  const { now, given, codeLists, lookups, issueTexts, disabled } = props
  const { answers, root } = useBegunAnswers(props)
  const { locale } = useEksport()
  const t = useTexts('form', formTexts)
  const [attempt, setAttempt] = useState({ count: 0, issues: noIssues })
  const state = useFormIssues({ sections, answers, root, given: issues, facts: given ?? nothing, now, codeLists })

  // Two changes may occur before the caller passes new props; the second must see the first.
  const latestRef = useLatest(answers)
  const change = useLatestCallback((path: string, value: unknown) => {
    const before = latestRef.current
    const after = setAt(before, path, value)
    latestRef.current = applyDependencies(sections, before, after, root === answers ? after : root)
    onAnswersChange(latestRef.current, { path })
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog's form inside the page's form sends its submit event through React's tree.
    event.stopPropagation()
    const found = state.validate(latestRef.current)
    // Without errors the summary disappears without taking focus, which stays on the button.
    const isWrong = found.length > 0 || issues.length > 0
    setAttempt(({ count }) => ({ count: isWrong ? count + 1 : count, issues: found }))
    if (found.length === 0) return onValid(latestRef.current)
    state.show(found)
    onInvalid?.(found)
  }
  const removeItem = useLatestCallback((removal: ItemRemoval) => {
    state.removeItem(removal)
    setAttempt(({ count, issues: found }) => ({ count, issues: issuesAfter(removal, found) }))
  })
  const touch = useLatestCallback(state.touch)
  const leave = useLatestCallback(state.leave)
  const { visibleIssue } = state
  const context = useMemo(
    (): FormState => ({
      now,
      codeLists,
      lookups,
      issueTexts,
      disabled,
      formId,
      touch,
      leave,
      removeItem,
      visibleIssue,
    }),
    [now, codeLists, lookups, issueTexts, disabled, formId, touch, leave, removeItem, visibleIssue],
  )
  const partName = (at: string) => (at === 'from' || at === 'to' ? t(at) : undefined)
  const { all, received } = state
  const errors: readonly ErrorSummaryItem[] = issueLinks(presentIssues(received, attempt.issues, all), {
    sections,
    answers,
    root,
    locale,
    issueTexts,
    formId,
    partName,
  }).map(({ issue, ...link }) => ({ ...link, corrected: !all.includes(issue) }))
  const focusKey = `${attempt.count}:${issues.map(({ path, code }) => path + code).join()}`
  const [correctedKey, setCorrectedKey] = useState<string>()
  // Once all is corrected the summary disappears, but only on blur: it would move the field being typed in.
  const leaveForm = () => {
    if (errors.length > 0 && errors.every(({ corrected }) => corrected)) setCorrectedKey(focusKey)
  }
  const standing = useSteady(correctedKey === focusKey ? noErrors : errors)
  return { context, answers, root, change, submit, leave: leaveForm, errors: standing, focusKey }
}

/**
 * The owner's answers with initial values filled in, as a change would: the owner receives them with the first change. A
 * read-only form shows only what was given.
 */
function useBegunAnswers<A extends Answers>({ sections, answers: given, root: whole, disabled }: StepFormProps<A>) {
  const around = whole === given ? undefined : whole
  const answers = useMemo(
    () => (disabled ? given : emptyAnswers(sections, given, around)),
    [sections, given, around, disabled],
  )
  return { answers, root: around ?? answers }
}
