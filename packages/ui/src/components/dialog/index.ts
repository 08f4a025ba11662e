export { Dialog, type DialogChange, type DialogProps } from './dialog.js'
