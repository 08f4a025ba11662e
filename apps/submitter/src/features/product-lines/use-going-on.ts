import type { ProductLine } from '@eksport/domain'
import type { Issue } from '@eksport/forms'
import { useState } from 'react'
import { useAnswers } from '../../draft/draft-context.ts'
import { useNext } from '../../form/use-next.ts'
import { useLineCheck } from './use-line-check.ts'

interface GoingOnOptions {
  readonly lines: readonly ProductLine[]
  /** The issues that the form's own check finds, by line. */
  readonly issues: ReadonlyMap<string, readonly Issue[]>
  readonly openId: string | undefined
  readonly open: (id: string) => void
}

const isWrong = (issues: GoingOnOptions['issues']) => (line: ProductLine) => (issues.get(line.id)?.length ?? 0) > 0

/** Which line shows all its errors at once, and how often that was requested. */
interface Attempt {
  readonly id: string
  readonly count: number
}

/**
 * [WIZ-11] [RUL-02] 'Neste' on the lines page: opens the first line with an error and shows it; without errors, checks registers and rules.
 */
export function useGoingOn({ lines, issues, openId, open }: GoingOnOptions) {
  const { answers, change } = useAnswers()
  const { check, ...registers } = useLineCheck()
  const [attempt, setAttempt] = useState<Attempt>()
  const [held, setHeld] = useState<'none' | 'rules'>()
  const [checking, setChecking] = useState(false)
  const { busy, next, back } = useNext('varelinjer')
  const firstWrong = () => {
    const found = isWrong(issues)
    return lines.find((line) => line.id === openId && found(line)) ?? lines.find(found)
  }
  const askAround = async () => {
    const complete = { ...answers, productLines: [...lines] }
    // A line started as a copy joins the draft now.
    if (lines.length !== (answers.productLines?.length ?? 0)) change(complete)
    setChecking(true)
    const hindrance = await check(lines, openId, complete)
    setChecking(false)
    setHeld(hindrance?.kind === 'rules' ? 'rules' : undefined)
    if (hindrance?.kind === 'registers' && hindrance.lineId !== undefined) open(hindrance.lineId)
    if (hindrance === undefined) await next()
  }
  const goOn = async () => {
    const wrong = firstWrong()
    if (lines.length === 0) setHeld('none')
    else if (wrong === undefined) await askAround()
    else {
      open(wrong.id)
      setAttempt((before) => ({ id: wrong.id, count: (before?.count ?? 0) + 1 }))
    }
  }
  return {
    held,
    attemptsOf: (id: string) => (attempt?.id === id ? attempt.count : 0),
    registers,
    actions: { onNext: () => void goOn(), busy: busy || checking, ...(back && { onBack: back }) },
  }
}

/** The result of {@link useGoingOn}. */
export type GoingOn = ReturnType<typeof useGoingOn>
