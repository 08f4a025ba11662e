import { isLostPart } from '@eksport/ui'
import { useReturn } from './use-return.ts'

/** Why a part of the program could not be fetched, and how to try again; nothing where something else is wrong. */
interface LostPart {
  readonly kind: 'offline' | 'outdated'
  readonly tryAgain: () => void
}

/** [RTE-22] A part of the program that could not be fetched is no longer there, or nothing can be fetched now. */
export function useLostPart(error: unknown): LostPart | undefined {
  const isLost = isLostPart(error)
  const { isAway, tryAgain } = useReturn(isLost)
  return isLost ? { kind: isAway ? 'offline' : 'outdated', tryAgain: () => void tryAgain() } : undefined
}
