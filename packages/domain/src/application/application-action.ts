import { officerActions } from '../application/officer-actions.ts'

/**
 * What a person may do with an application now. The server returns the list; apps only display it. Exporters' actions come first,
 * then officers' actions in the order of their buttons.
 */
export const applicationActions = [
  'edit',
  'send',
  'delete',
  'cancel',
  'withdraw',
  'resend',
  'reopen',
  'undo-cancellation',
  'replace',
  'change-time',
  'change-departure',
  'order-copies',
  'cancel-copies',
  'download-signed-pdf',
  'download-electronic-certificate',
  'preview-certificate',
  'record-paper',
  'record-mats-paper',
  'keep-scan',
  ...officerActions,
] as const

/** One thing that a person may do with an application. */
export type ApplicationAction = (typeof applicationActions)[number]
