import { create } from 'storybook/theming'

/** Storybook's own frame in the colours and type of what it shows. */
export const frame = create({
  base: 'light',
  brandTitle: 'Eksport',
  fontBase: '"Inter Variable", system-ui, sans-serif',
  colorPrimary: '#116E6B',
  colorSecondary: '#116E6B',
  appBg: '#FAF7F4',
  appContentBg: '#FFFFFF',
  appBorderColor: '#E5DFD8',
  textColor: '#032C30',
  textMutedColor: '#4A6163',
  barTextColor: '#4A6163',
  barSelectedColor: '#116E6B',
})
