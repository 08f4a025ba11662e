import type { StepTarget } from '@eksport/domain/templates'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useActs } from '../draft/draft-context.ts'
import { stepLink } from '../draft/step-link.ts'

/** Goes to a step of the form. */
export function useGoToStep(): (target: StepTarget) => void {
  const navigate = useNavigate()
  const { referenceNumber } = useActs()
  return useCallback((target) => void navigate(stepLink(referenceNumber, target)), [navigate, referenceNumber])
}
