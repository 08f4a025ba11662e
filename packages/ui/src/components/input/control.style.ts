import { cva } from 'class-variance-authority'

/** The white box of every text, date and choice field. Buttons inside have their own focus rings. */
export const controlBox: (look?: { readonly state?: ReturnType<typeof controlState> }) => string = cva(
  [
    'eks-ringed eks:flex eks:w-full eks:items-center eks:gap-2.5 eks:min-h-control eks:px-control-pad eks:edge-1 eks:rounded eks:text-ui eks:lh-tight',
  ],
  {
    variants: {
      state: {
        normal:
          'eks-control-normal eks:bg-surface eks:border-field-line eks:text-text eks:hover:border-field-line-hover',
        invalid: 'eks-control-invalid eks:bg-surface eks:border-danger-base eks:text-text eks:forced-colors:edge-2',
        readonly: 'eks:bg-surface-sunken eks:border-line-strong eks:text-text',
        disabled: 'eks:bg-transparent eks:[border-style:dashed] eks:border-line-strong eks:text-disabled',
      },
    },
    defaultVariants: { state: 'normal' },
  },
)

/** The look of a box, by its strongest state. */
export function controlState({
  disabled,
  readOnly,
  invalid,
}: {
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  invalid?: boolean | undefined
}) {
  if (disabled) return 'disabled' as const
  if (invalid) return 'invalid' as const
  return readOnly ? ('readonly' as const) : ('normal' as const)
}

/** The control inside the box, without its own border and focus ring. */
export const bareControl =
  'eks:min-w-0 eks:flex-1 eks:self-stretch eks:bg-transparent eks:[outline:none] eks:focus-visible:[box-shadow:none] eks:placeholder:text-subtle eks:placeholder:opacity-100 eks:disabled:text-disabled'
