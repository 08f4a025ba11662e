import type { OfficerAction } from '@eksport/domain'
import { useState } from 'react'
import type { BegunQuestion } from './clarification/question-of-mark.ts'

/** Which action's dialog is open, and the question it was opened with. */
export function useOpenAct() {
  const [act, setAct] = useState<OfficerAction>()
  const [begun, setBegun] = useState<BegunQuestion>()
  const open = (next: OfficerAction, question?: BegunQuestion) => {
    setBegun(question)
    setAct(next)
  }
  return {
    act,
    begun,
    open: (next: OfficerAction) => open(next),
    ask: (question?: BegunQuestion) => open('request-clarification', question),
    close: () => setAct(undefined),
  }
}
