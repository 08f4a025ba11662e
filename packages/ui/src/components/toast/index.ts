export { ToastRegion, type ToastRegionProps } from './toast-region.js'
export { type Toast, type ToastOptions, type ToastTone, type ToastWork, toast } from './toast-store.js'
