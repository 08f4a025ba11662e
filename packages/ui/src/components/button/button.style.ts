import { cva } from 'class-variance-authority'

interface Look {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-solid'
  readonly small?: boolean
  readonly blocked?: boolean
}

/** The classes of a button. Has its own type, because consumers do not install the library behind it. */
export const buttonStyle: (look?: Look) => string = cva(
  [
    'eks:inline-flex eks:items-center eks:justify-center eks:gap-2 eks:dense:gap-1.5 eks:py-1 eks:dense:py-0.5',
    'eks:edge-1 eks:rounded eks:weight-semibold eks:lh-heading eks:no-underline eks:whitespace-nowrap',
    'eks:fade-colors eks:forced-colors:border-[ButtonBorder]',
  ],
  {
    variants: {
      kind: { primary: '', secondary: '', quiet: '', danger: '', 'danger-solid': '' },
      small: {
        true: 'eks:min-h-control-small eks:px-quiet-pad eks:text-small eks:[&_svg]:size-4.5 eks:dense:[&_svg]:size-4',
        false: 'eks:min-h-control eks:text-ui eks:[&_svg]:size-icon',
      },
      blocked: {
        true: 'eks:[border-style:dashed] eks:border-line-strong eks:bg-transparent eks:text-disabled eks:cursor-not-allowed eks:forced-colors:text-[GrayText]',
        // Set explicitly, because tools that read a page's colours would see the previous one during a transition.
        false: 'eks:forced-colors:text-[ButtonText]',
      },
    },
    compoundVariants: [
      { small: false, kind: 'quiet', class: 'eks:px-quiet-pad' },
      { small: false, kind: ['primary', 'secondary', 'danger', 'danger-solid'], class: 'eks:px-button-pad' },
      {
        kind: 'primary',
        blocked: false,
        class:
          'eks:bg-action eks:border-action eks:text-on-action eks:hover:bg-action-hover eks:hover:border-action-hover eks:active:bg-action-active eks:active:border-action-active eks:forced-colors:edge-2',
      },
      {
        kind: 'secondary',
        blocked: false,
        class:
          'eks:bg-surface eks:border-field-line eks:text-text eks:hover:bg-surface-hover eks:hover:border-field-line-hover eks:active:bg-action-tint',
      },
      {
        kind: 'quiet',
        blocked: false,
        class:
          'eks:bg-transparent eks:border-transparent eks:text-link eks:hover:bg-action-tint eks:active:bg-action-tint',
      },
      {
        kind: 'danger',
        blocked: false,
        class:
          'eks:bg-surface eks:border-danger-base eks:text-danger-text eks:hover:bg-danger-tint eks:active:bg-danger-tint',
      },
      {
        kind: 'danger-solid',
        blocked: false,
        class:
          'eks:bg-danger-base eks:border-danger-base eks:text-on-danger eks:hover:bg-danger-hover eks:hover:border-danger-hover eks:forced-colors:edge-2',
      },
    ],
    defaultVariants: { kind: 'secondary', small: false, blocked: false },
  },
)
