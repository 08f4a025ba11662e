import { useText } from '@eksport/portal/text/use-text.ts'
import { caseTexts as texts } from './case.texts.ts'

/** [CW-02] How many of the required points have been assessed, in words. */
export function useProgress(open: number, total: number): string {
  const say = useText()
  const counted = { done: total - open, all: total }
  return total === 1 ? say(texts.findingProgress, counted) : say(texts.findingsProgress, counted)
}
