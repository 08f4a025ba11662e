const token = (name: string) => `var(--eks-${name})`

const meanings = ['success', 'info', 'warning', 'danger'] as const

const meaningColors = Object.fromEntries(
  [
    ...meanings.flatMap((meaning) => ['text', 'tint', 'edge', 'base'].map((part) => `${meaning}-${part}`)),
    // Neutral has no icon colour of its own.
    ...['neutral-text', 'neutral-tint', 'neutral-edge'],
  ].map((name) => [name, token(name)]),
)

const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  inherit: 'inherit',
  page: token('page'),
  surface: token('surface'),
  'surface-sunken': token('surface-sunken'),
  'surface-raised': token('surface-raised'),
  'surface-hover': token('surface-hover'),
  'surface-picked': token('surface-picked'),
  band: token('band'),
  'band-hover': token('band-hover'),
  'band-text': token('band-text'),
  'band-subtle': token('band-subtle'),
  scrim: token('scrim'),
  line: token('line'),
  'line-strong': token('line-strong'),
  'field-line': token('field-line'),
  'field-line-hover': token('field-line-hover'),
  text: token('text'),
  subtle: token('text-subtle'),
  disabled: token('text-disabled'),
  link: token('link'),
  'link-visited': token('link-visited'),
  brand: token('brand'),
  action: token('action'),
  'action-hover': token('action-hover'),
  'action-active': token('action-active'),
  'action-tint': token('action-tint'),
  'on-action': token('on-action'),
  'danger-hover': token('danger-hover'),
  'on-danger': token('on-danger'),
  ...meaningColors,
  changed: token('changed'),
  added: token('added'),
  'added-text': token('added-text'),
  'added-tint': token('added-tint'),
  removed: token('removed'),
  'focus-outer': token('focus-outer'),
  'focus-inner': token('focus-inner'),
}

/** Names of the type scale; `text-body` is running text, because `text-text` is a colour. */
const fontSizeNames = ['micro', 'small', 'cell', 'ui', 'body', 'lead', 'h3', 'h2', 'h1'] as const

const fontSize = Object.fromEntries(
  fontSizeNames.map((name) => [name, token(name === 'body' ? 'fs-text' : `fs-${name}`)]),
)

const controlSizes = {
  control: token('control'),
  'control-small': token('control-small'),
  choice: token('choice'),
  item: token('item'),
  icon: token('icon'),
}

/** Field widths, by the expected answer. */
const answerWidths = {
  xs: '7.5rem',
  sm: '11.5rem',
  md: '17rem',
  lg: '24rem',
  form: '42rem',
  text: '34rem',
  page: token('page-max'),
}

/** Distances that depend on the density. */
const densitySpaces = {
  'field-gap': token('field-gap'),
  'section-gap': token('section-gap'),
  'card-pad': token('card-pad'),
  'dialog-pad': token('dialog-pad'),
  'label-gap': token('label-gap'),
  'row-pad': token('row-pad'),
  'cell-pad': token('cell-pad'),
  'control-pad': token('control-pad'),
  'button-pad': token('button-pad'),
  'quiet-pad': token('quiet-pad'),
  'choice-pad': token('choice-pad'),
  'page-pad': token('page-pad'),
  ...controlSizes,
}

/**
 * The tokens as a Tailwind preset: `presets: [eksportPreset]`. The values are `var(--eks-…)`, so a page that uses it
 * must load `@eksport/ui/styles.css` as well.
 */
export const eksportPreset = {
  content: [],
  darkMode: ['selector', '[data-color-scheme="dark"]'] as ['selector', string],
  theme: {
    colors,
    fontSize,
    screens: { md: '768px', lg: '1024px', xl: '1280px' },
    borderRadius: {
      none: '0',
      sm: token('radius-sm'),
      DEFAULT: token('radius'),
      lg: token('radius-lg'),
      full: '9999px',
    },
    boxShadow: { none: 'none', menu: token('shadow-menu'), dialog: token('shadow-dialog') },
    fontFamily: { sans: token('font') },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    lineHeight: { none: '1', heading: token('lh-heading'), tight: token('lh-tight'), text: token('lh-text') },
    transitionDuration: { DEFAULT: token('fast'), fast: token('fast'), move: token('move') },
    transitionTimingFunction: { DEFAULT: token('ease'), ease: token('ease') },
    extend: {
      spacing: densitySpaces,
      width: answerWidths,
      maxWidth: answerWidths,
      size: controlSizes,
      letterSpacing: { heading: '-0.011em', title: '-0.018em' },
    },
  },
}
