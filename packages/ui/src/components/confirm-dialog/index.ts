export { ConfirmDialog, type ConfirmDialogProps, type ConfirmReason } from './confirm-dialog.js'
export { ConfirmRegion } from './confirm-region.js'
export { type ConfirmQuestion, confirm } from './confirm-store.js'
