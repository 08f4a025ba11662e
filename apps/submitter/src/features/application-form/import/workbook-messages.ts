import type { Sheet, UnreadableReason } from './sheet-file.ts'

/** What the reader of workbooks answers. */
export type WorkbookAnswer = { readonly sheets: readonly Sheet[] } | { readonly reason: UnreadableReason }
