import { nextStep, previousStep, type StepId, type StepTarget } from '@eksport/domain/templates'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useActs, useAnswers } from '../draft/draft-context.ts'
import { areFormPagesHere, stepLink } from '../draft/step-link.ts'
import { useReturnsToSummary } from '../draft/summary-visit.ts'
import { useTemplate } from '../draft/template-context.ts'

/**
 * [WIZ-04] [WIZ-17] Saves the draft, and goes on when it is safe: back to the summary where the page was opened from it. Without a net it
 * is safe in this browser, and the next page says so; where that page has not been fetched either, this one stays.
 */
export function useNext(step: StepId) {
  const { relevant } = useAnswers()
  const { keep, flush } = useActs()
  const router = useRouter()
  const template = useTemplate()
  const goTo = useGoToStep()
  const isReturning = useReturnsToSummary()
  const [busy, setBusy] = useState(false)
  const back = previousStep(template, relevant, step)

  const saveAndGo = async (target: StepTarget | undefined) => {
    if (busy) return
    setBusy(true)
    const isSafe = areFormPagesHere(router) ? await keep() : (await flush()) === 'saved'
    setBusy(false)
    if (isSafe && target !== undefined) goTo(isReturning ? { step: 'oppsummering' } : target)
  }
  return {
    busy,
    next: () => saveAndGo(nextStep(template, relevant, step)),
    saveAndGo,
    back: back && (() => goTo(back)),
  }
}

/** Goes to a step of the form. */
function useGoToStep(): (target: StepTarget) => void {
  const navigate = useNavigate()
  const { referenceNumber } = useActs()
  return useCallback((target) => void navigate(stepLink(referenceNumber, target)), [navigate, referenceNumber])
}
