import { formatReference } from '@eksport/domain'
import { type ToastOptions, toast } from '@eksport/ui'

/** Says what is done, and in which case: it still stands there when the officer has gone on to the next one. */
export const tellDone = (referenceNumber: number, words: string, options?: ToastOptions): void =>
  void toast.success(`${formatReference(referenceNumber)}: ${words}`, options)
