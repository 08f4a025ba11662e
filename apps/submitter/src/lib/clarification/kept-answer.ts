import type { Application } from '@eksport/domain'
import { useBrowserValue } from '@eksport/portal/browser/browser-value.ts'

/** The answer that is being written, kept in this browser until it is sent: one for each question. */
export function useKeptAnswer({ referenceNumber, clarification }: Application) {
  const [kept, keep] = useBrowserValue(`eksport-svar-${referenceNumber}-${clarification?.messageId ?? ''}`)
  return [kept ?? '', keep] as const
}

/** Characters of an answer. */
export const maxAnswer = 500
