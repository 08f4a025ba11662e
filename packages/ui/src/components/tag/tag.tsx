import type { ComponentPropsWithRef, ReactNode } from 'react'
import { asElements } from '../../foundation/internal/as-elements.js'
import { cx } from '../../foundation/internal/cx.js'
import { toneBoxes, toneTexts } from '../alert/tones.js'

/** What a tag means; the word says it, the colour underlines it. */
export type Tone = 'neutral' | 'success' | 'info' | 'warning' | 'danger'

/** Props of {@link Tag}. */
export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** What it means; the word says it too. */
  tone?: Tone
  /** Picture before the words, with `aria-hidden`. */
  icon?: ReactNode
}

/** A fact in one or two words. Not a button; what can be removed is a {@link Chip}. */
export function Tag({ tone = 'neutral', icon, className, children, ...props }: TagProps) {
  return (
    <span
      {...props}
      data-tone={tone}
      className={cx(
        'eks-tag eks:inline-flex eks:items-center eks:gap-1 eks:rounded-sm eks:edge-1 eks:px-2 eks:py-px eks:text-micro eks:lh-5 eks:[&_svg]:size-4',
        tone === 'neutral'
          ? 'eks:border-neutral-edge eks:bg-surface eks:text-neutral-text'
          : cx(toneBoxes[tone], toneTexts[tone]),
        className,
      )}
    >
      {icon}
      {asElements(children)}
    </span>
  )
}

/** A number in a pill, beside the words that say what is counted. */
export function Count({ className, ...props }: ComponentPropsWithRef<'span'>) {
  return (
    <span
      {...props}
      className={cx(
        'eks-count eks:inline-grid eks:h-5.5 eks:min-w-6.5 eks:place-items-center eks:rounded-full eks:edge-1 eks:border-transparent eks:bg-neutral-tint eks:px-1.5 eks:text-[.8125rem] eks:lh-none eks:weight-semibold eks:tabular eks:text-subtle',
        className,
      )}
    />
  )
}
