import type { ComponentPropsWithRef, ReactNode } from 'react'
import { asElements } from '../../foundation/internal/as-elements.js'
import { cx } from '../../foundation/internal/cx.js'
import { toneBoxes, toneTexts } from '../alert/tones.js'

/** The meaning of a tag; the word says it, the colour emphasises it. */
export type Tone = 'neutral' | 'success' | 'info' | 'warning' | 'danger'

/** Props of {@link Tag}. */
export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** The meaning of the tag; the word must say the same. */
  tone?: Tone
  /** Icon before the text, with `aria-hidden`. */
  icon?: ReactNode
}

/** A fact in one or two words. Not a button; for something removable use {@link Chip}. */
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

/** A number in a pill, beside text that says what is counted. */
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
