import type { ApplicationDocument } from '../../db/application-document.ts'

/** The application after a cancellation came to nothing: the history tells of it, the application no longer. */
export function withoutCancellation({ cancellationInformation: _, ...document }: ApplicationDocument) {
  return document
}
