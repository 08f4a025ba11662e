/**
 * What a person may do with an application now. The server answers the list; apps only show it.
 * The first row belongs to the exporter, the second to the caseworkers.
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
  'order-copies',
  'download-signed-pdf',
  'preview-certificate',
  'take',
  'request-clarification',
  'stop',
  'resume',
  'approve',
  'withdraw-approval',
  'refuse',
  'sign',
  'reject-signing',
  'print',
  'void-print',
  'issue',
  'hand-out',
  'grant-cancellation',
  'refuse-cancellation',
  'annul',
] as const

export type ApplicationAction = (typeof applicationActions)[number]
