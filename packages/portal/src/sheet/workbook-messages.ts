import type { Sheet, UnreadableReason } from './sheet-file.ts'

/** The answer of the worker that reads workbooks; `failure` is an unexpected error. */
export type WorkbookAnswer =
  | { readonly sheets: readonly Sheet[] }
  | { readonly reason: UnreadableReason; readonly failure?: string }
