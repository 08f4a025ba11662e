export { ToastRegion } from './toast-region.js'
export { type Toast, type ToastOptions, toast } from './toast-store.js'
