/** The colours of the product on white paper, each at least 4.5:1 where it carries text. */
export const palette = {
  brand: '#054449',
  text: '#032C30',
  subtle: '#4A6163',
  line: '#A9BDB9',
  tint: '#F1F6F2',
  guilloche: '#68B096',
  guillocheLight: '#ABE1CD',
  warning: '#C83719',
  white: '#FFFFFF',
} as const

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89, left: 40, right: 40, top: 54, bottom: 54 } as const

/** Width between the margins. */
export const contentWidth = sheet.width - sheet.left - sheet.right
