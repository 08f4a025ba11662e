import { cva } from 'class-variance-authority'

export const badgeStyle = cva(
  [
    'eks:inline-flex eks:max-w-full eks:items-center eks:gap-1.5 eks:rounded-sm eks:border eks:py-[3px] eks:pl-[7px] eks:pr-[9px] eks:text-left',
    'eks:text-micro eks:font-semibold eks:leading-[18px] eks:dense:gap-[5px] eks:dense:py-px eks:dense:pl-[5px] eks:dense:pr-[7px]',
    'eks:forced-colors:border-[CanvasText]',
  ],
  {
    variants: {
      tone: {
        success: 'eks:bg-success-tint eks:border-success-edge eks:text-success-text',
        info: 'eks:bg-info-tint eks:border-info-edge eks:text-info-text',
        warning: 'eks:bg-warning-tint eks:border-warning-edge eks:text-warning-text',
        danger: 'eks:bg-danger-tint eks:border-danger-edge eks:text-danger-text',
        neutral: 'eks:bg-neutral-tint eks:border-neutral-edge eks:text-neutral-text',
      },
    },
  },
)

/** Only the picture is in sentence case: what is read aloud and copied is the status letter for letter. */
export const badgeLabel =
  'eks:inline-block eks:[text-transform:var(--eks-badge-case,lowercase)] eks:first-letter:uppercase eks:[font-weight:inherit]'
