import { create, type ThemeVars } from 'storybook/theming'

const type = { brandTitle: 'Eksport', fontBase: '"Inter Variable", system-ui, sans-serif' }

const light = create({
  ...type,
  base: 'light',
  colorPrimary: '#116E6B',
  colorSecondary: '#116E6B',
  appBg: '#FAF7F4',
  appContentBg: '#FFFFFF',
  appPreviewBg: '#FFFFFF',
  appBorderColor: '#E5DFD8',
  textColor: '#032C30',
  textMutedColor: '#4A6163',
  barTextColor: '#4A6163',
  barSelectedColor: '#116E6B',
})

const dark = create({
  ...type,
  base: 'dark',
  colorPrimary: '#6FC9C2',
  colorSecondary: '#4FA8A2',
  appBg: '#0B1B1D',
  appContentBg: '#12272A',
  appPreviewBg: '#12272A',
  appBorderColor: '#2C474A',
  textColor: '#EAF2F1',
  textInverseColor: '#032C30',
  textMutedColor: '#A9BFBF',
  barBg: '#12272A',
  barTextColor: '#A9BFBF',
  barSelectedColor: '#6FC9C2',
  barHoverColor: '#6FC9C2',
  inputBg: '#0B1B1D',
  inputBorder: '#5C7A7C',
  inputTextColor: '#EAF2F1',
  booleanBg: '#0B1B1D',
  booleanSelectedBg: '#2C474A',
  buttonBg: '#1B3437',
})

/** Storybook's own interface in the colours and type of the toolbar's theme. */
export const frame = (theme: unknown, systemIsDark: boolean): ThemeVars =>
  theme === 'dark' || (theme === 'auto' && systemIsDark) ? dark : light
