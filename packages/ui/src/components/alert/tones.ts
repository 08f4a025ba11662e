/** The meaning of a message. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

/** The border and background of each tone. */
export const toneBoxes: Readonly<Record<AlertTone, string>> = {
  info: 'eks:border-info-edge eks:bg-info-tint',
  success: 'eks:border-success-edge eks:bg-success-tint',
  warning: 'eks:border-warning-edge eks:bg-warning-tint',
  danger: 'eks:border-danger-edge eks:bg-danger-tint',
}

/** The icon of each tone. */
export const toneSigns: Readonly<Record<AlertTone, string>> = {
  info: 'eks:text-info-base',
  success: 'eks:text-success-base',
  warning: 'eks:text-warning-base',
  danger: 'eks:text-danger-base',
}

/** The text of each tone. */
export const toneTexts: Readonly<Record<AlertTone, string>> = {
  info: 'eks:text-info-text',
  success: 'eks:text-success-text',
  warning: 'eks:text-warning-text',
  danger: 'eks:text-danger-text',
}
