import { blockingLineFindings, type ProductLine, type ValidationResult } from '@eksport/domain'
import type { Issue } from '@eksport/forms'
import { findUnknown } from '@eksport/portal/registers/find-unknown.ts'
import { useRef, useState } from 'react'
import { useRuleCheck, useRulesOf } from '../../draft/api/validate-application.ts'
import { useAnswers } from '../../draft/draft-context.ts'
import { useRested } from '../../draft/use-rested.ts'
import type { CheckedLines } from './use-line-findings.ts'

/** Milliseconds without changes before the rules are checked again. */
const restMs = 350

const noIssues: readonly Issue[] = []
const noLines: readonly ProductLine[] = []

/** The rule check of the draft while it is filled in, with the ids of the lines it applies to. */
export function useCheckedLines(): { readonly checked: CheckedLines | undefined; readonly isError: boolean } {
  const { answers } = useAnswers()
  const rested = useRested(answers, restMs)
  const { data, isError } = useRulesOf(rested)
  const [checked, setChecked] = useState<CheckedLines>()
  if (data !== undefined && data !== checked?.result)
    setChecked({ result: data, ids: (rested.productLines ?? noLines).map(({ id }) => id) })
  return { checked, isError }
}

/** The register numbers of a line and the dates they are checked for; lines with equal keys are looked up once. */
const numbersOf = ({ slaughterInformation = [], productionEstablishment, productionPeriod }: ProductLine) =>
  JSON.stringify([
    slaughterInformation.map(({ siteNumber }) => siteNumber),
    productionEstablishment?.isUnauthorized,
    productionEstablishment?.approvalNumber,
    productionPeriod?.from,
    productionPeriod?.to,
  ])

interface LookedUp {
  readonly issues: ReadonlyMap<string, readonly Issue[]>
  readonly isComplete: boolean
}

const nothingUnknown: LookedUp = { issues: new Map(), isComplete: true }

/** What stops the person from going on. */
type Hindrance = { readonly kind: 'registers'; readonly lineId: string | undefined } | { readonly kind: 'rules' }

/** [VAL-07] [RUL-02] The check before going on: registers for the lines changed on this page, then the rules for all. */
export function useLineCheck() {
  const checkRules = useRuleCheck()
  const [lookedUp, setLookedUp] = useState(nothingUnknown)
  const changed = useRef(new Set<string>())
  const lookUp = async (lines: readonly ProductLine[]): Promise<LookedUp> => {
    const groups = [...Map.groupBy(lines, numbersOf).values()]
    const answers = await Promise.all(
      groups.map(async (same) => ({ same, found: await findUnknown(same[0] ?? { id: '' }) })),
    )
    const issues = answers.flatMap(({ same, found }) =>
      found.issues.length === 0 ? [] : same.map(({ id }) => [id, found.issues] as const),
    )
    return { issues: new Map(issues), isComplete: answers.every(({ found }) => found.isComplete) }
  }
  return {
    isComplete: lookedUp.isComplete,
    unknownOf: (id: string) => lookedUp.issues.get(id) ?? noIssues,
    noteChange: (id: string) => void changed.current.add(id),
    /** Resolves to undefined if nothing stops the person. */
    check: async (
      lines: readonly ProductLine[],
      openId: string | undefined,
      answers: object,
    ): Promise<Hindrance | undefined> => {
      const [unknown, result] = await Promise.all([
        lookUp(lines.filter(({ id }) => id === openId || changed.current.has(id))),
        checkRules({ ...answers }) as Promise<ValidationResult | undefined>,
      ])
      // A person who has been told that the lookup failed may go on without it.
      const isReported = unknown.isComplete || !lookedUp.isComplete
      setLookedUp(unknown)
      const wrong = lines.find(({ id }) => unknown.issues.has(id))
      if (wrong !== undefined || !isReported) return { kind: 'registers', lineId: wrong?.id }
      // A failed check stops nobody, because the server repeats it at submission.
      return result !== undefined && blockingLineFindings(result).length > 0 ? { kind: 'rules' } : undefined
    },
  }
}
