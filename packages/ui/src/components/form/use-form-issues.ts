'use client'
import { type Answers, getAt, type Issue, type Section, validateSections } from '@eksport/forms'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../../foundation/internal/use-latest.js'
import { useSteady } from '../../foundation/internal/use-steady.js'
import type { FormSurroundings } from './form-types.js'
import { answersAfter, type ItemRemoval, issuesAfter, pathsAfter } from './item-removal.logic.js'

interface FormIssuesOptions extends Pick<FormSurroundings, 'now' | 'codeLists'> {
  readonly sections: readonly Section[]
  readonly answers: Answers
  readonly root: Answers
  /** What checks are handed in besides. */
  readonly facts: object
  /** From the server. */
  readonly given: readonly Issue[]
}

/** Codes that the rules may check against; a list that is still loading is not checked. */
function codeSets(lists: FormSurroundings['codeLists']) {
  const sets = Object.entries(lists).map(
    ([name, entries]) => [name, new Set(entries.map((entry) => entry.code))] as const,
  )
  return Object.fromEntries(sets)
}

/** What stands at each field: of several issues, the first. */
function firstByPath(issues: readonly Issue[]): ReadonlyMap<string, Issue> {
  const first = new Map<string, Issue>()
  for (const issue of issues) if (!first.has(issue.path)) first.set(issue.path, issue)
  return first
}

/**
 * What is wrong, and what of it is shown now: a field that was changed and left shows its own,
 * a failed attempt to go on shows all that is wrong then, and the server's words stand until the answer is changed.
 * While a pointer is pressed nothing comes or goes: the press meets what it was meant for.
 */
export function useFormIssues({ sections, answers, root, given, facts, now, codeLists }: FormIssuesOptions) {
  const codes = useMemo(() => codeSets(codeLists), [codeLists])
  const context = useMemo(() => ({ now, codes, given: facts }), [now, codes, facts])
  const validate = (current: Answers) =>
    validateSections(sections, current, context, { root: root === answers ? current : root })
  const own = useMemo(() => validateSections(sections, answers, context, { root }), [sections, answers, root, context])
  const changed = useRef(new Set<string>())
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set())
  // What the server refused stands until that answer is another one than when the refusal came.
  const [kept, setReceived] = useState({ given, issues: given, answers })
  const received = kept.given === given ? kept : { given, issues: given, answers }
  if (received !== kept) setReceived(received)
  const standing = received.issues.filter(({ path }) => getAt(received.answers, path) === getAt(answers, path))
  const ownRef = useLatest(own)
  // Fields that an answer brings after the attempt are not wrong before they have been seen.
  const show = useCallback((issues: readonly Issue[]) => {
    setLeft((known) => new Set([...known, ...issues.map(({ path }) => path)]))
  }, [])
  useEffect(() => {
    if (given.length > 0) show(ownRef.current)
  }, [given, show, ownRef])
  const all = [...standing, ...own]
  const isShown = ({ path }: Issue) => left.has(path)
  const shown = useSteady(firstByPath([...standing, ...own.filter(isShown)]))
  return {
    validate,
    all,
    received: received.issues,
    show,
    /** Paths go by the place of an item: what is known of those after one that leaves goes with them. */
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
      // An empty field that was only passed through is no mistake yet.
      if (changed.current.has(path) && !left.has(path)) setLeft(new Set([...left, path]))
    },
    visibleIssue: (path: string) => shown.get(path),
  }
}
