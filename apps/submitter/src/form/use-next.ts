import { nextStep, previousStep, type StepId, type StepTarget } from '@eksport/domain/templates'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useActs, useAnswers } from '../draft/draft-context.ts'
import { areFormPagesHere, stepLink } from '../draft/step-link.ts'
import { useReturnsToSummary } from '../draft/summary-visit.ts'
import { useTemplate } from '../draft/template-context.ts'

/**
 * [WIZ-04] [WIZ-17] Saves the draft and moves on once it is safe: back to the summary if the page was opened from there. Offline the draft
 * is safe in this browser, and the next page says so; if that page's code is not loaded either, this page stays.
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

/** Navigates to a step of the form. */
function useGoToStep(): (target: StepTarget) => void {
  const navigate = useNavigate()
  const { referenceNumber } = useActs()
  return useCallback((target) => void navigate(stepLink(referenceNumber, target)), [navigate, referenceNumber])
}
