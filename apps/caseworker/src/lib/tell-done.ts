import { formatReference } from '@eksport/domain'
import { type ToastOptions, toast } from '@eksport/ui'

/** A toast that says what was done in which case; it stays visible when the officer moves on to the next case. */
export const tellDone = (referenceNumber: number, words: string, options?: ToastOptions): void =>
  void toast.success(`${formatReference(referenceNumber)}: ${words}`, options)
