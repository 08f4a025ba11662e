'use client'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { X } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { chipTexts } from './chip.texts.js'

/** Props of {@link Chip}. */
export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /**
   * The selected value, e.g. 'Mottakerland: Japan'. The button's accessible name is 'Fjern' followed by it; `aria-label`
   * replaces the name.
   */
  label: string
  /** Removes it; must move focus to its successor. */
  onRemove: () => void
}

/**
 * A selected value that a click (or Delete, Backspace) removes. Put several in a list. The caller moves focus after a
 * removal: to the next chip, the previous one, or what follows the list.
 */
export function Chip({ label, onRemove, className, ...props }: ChipProps) {
  const t = useTexts('chip', chipTexts)
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    props.onKeyDown?.(event)
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    onRemove()
  }
  return (
    <button
      type="button"
      {...props}
      aria-label={props['aria-label'] ?? t('remove', { label })}
      onClick={onRemove}
      onKeyDown={onKeyDown}
      className={cx(
        'eks-chip eks:inline-flex eks:min-h-8 eks:max-w-full eks:items-center eks:gap-1.5 eks:rounded-[22px] eks:edge-1 eks:border-field-line eks:bg-surface eks:py-0.5 eks:pe-1.5 eks:ps-3 eks:text-start eks:text-small eks:lh-tight eks:text-text eks:fade-colors',
        'eks:enabled:hover:border-field-line-hover eks:enabled:hover:bg-surface-hover eks:dense:min-h-6.5 eks:dense:ps-2.5',
        'eks:narrow:min-h-11 eks:narrow:pe-2.5 eks:narrow:ps-4 eks:coarse:min-h-11',
        className,
      )}
    >
      <span className="eks-any-script eks:min-w-0 eks:wrap-anywhere">{label}</span>
      {props.disabled ? <span /> : <X className="eks:size-4 eks:text-subtle" />}
    </button>
  )
}
