import type { Sheet, UnreadableReason } from './sheet-file.ts'

/** What the reader of workbooks answers; `failure` is what it stumbled over where it knows no reason itself. */
export type WorkbookAnswer =
  | { readonly sheets: readonly Sheet[] }
  | { readonly reason: UnreadableReason; readonly failure?: string }
