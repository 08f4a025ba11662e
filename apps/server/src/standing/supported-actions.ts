import type { Audience } from '@eksport/api'
import { type ApplicationAction, officerActions } from '@eksport/domain'

/** Actions whose call exists. What the status machine allows beyond them is offered when its call is made. */
export const supportedActions: Readonly<Record<Audience, ReadonlySet<ApplicationAction>>> = {
  submitter: new Set([
    'edit',
    'send',
    'delete',
    'withdraw',
    'resend',
    'reopen',
    'cancel',
    'undo-cancellation',
    'replace',
    'change-time',
    'change-departure',
    'order-copies',
    'cancel-copies',
    'download-signed-pdf',
    'download-electronic-certificate',
    'preview-certificate',
  ]),
  caseworker: new Set([
    ...officerActions,
    'record-paper',
    'record-mats-paper',
    'keep-scan',
    'download-signed-pdf',
    'preview-certificate',
  ]),
}
