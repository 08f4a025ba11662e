'use client'
import { type Answers, getAt, type Issue, type Section, validateSections } from '@eksport/forms'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FormSurroundings } from './form-types.js'

interface FormIssuesOptions extends Pick<FormSurroundings, 'now' | 'codeLists'> {
  readonly sections: readonly Section[]
  readonly answers: Answers
  readonly root: Answers
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

/**
 * What is wrong, and what of it is shown now: a field that was changed and left shows its own,
 * a failed attempt to go on shows all, and the server's words stand until the answer is changed.
 */
export function useFormIssues({ sections, answers, root, given, now, codeLists }: FormIssuesOptions) {
  const codes = useMemo(() => codeSets(codeLists), [codeLists])
  const validate = (current: Answers) =>
    validateSections(sections, current, { now, codes }, { root: root === answers ? current : root })
  const own = useMemo(
    () => validateSections(sections, answers, { now, codes }, { root }),
    [sections, answers, root, now, codes],
  )
  const changed = useRef(new Set<string>())
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set())
  const [isTried, setTried] = useState(false)

  // What the server refused stands until that answer is another one than when the refusal came.
  const [received, setReceived] = useState({ given, answers })
  if (received.given !== given) setReceived({ given, answers })
  const refused = received.given === given ? received.answers : answers
  const standing = given.filter(({ path }) => getAt(refused, path) === getAt(answers, path))

  useEffect(() => {
    if (given.length > 0) setTried(true)
  }, [given])

  const all = [...standing, ...own]
  const isShown = ({ path }: Issue) => isTried || left.has(path)
  return {
    validate,
    all,
    tried: isTried,
    try: () => setTried(true),
    touch: (path: string) => {
      changed.current.add(path)
    },
    leave: (path: string) => {
      // An empty field that was only passed through is no mistake yet.
      if (changed.current.has(path) && !left.has(path)) setLeft(new Set([...left, path]))
    },
    visibleIssue: (path: string) =>
      standing.find((issue) => issue.path === path) ?? own.find((issue) => issue.path === path && isShown(issue)),
  }
}
