import type { ReactNode } from 'react'
import type { Icon } from '../../foundation/icons/create-icon.js'
import { Check, Lock, TriangleAlert } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'

/** How the dot of a step looks. */
export type StepLook = 'done' | 'current' | 'open' | 'error' | 'locked'

const looks: Record<StepLook, string> = {
  done: 'eks:rounded-full eks:border-success-base eks:bg-success-tint eks:text-success-text',
  current:
    'eks:rounded-full eks:border-action eks:bg-action eks:text-on-action eks:forced-colors:border-[Highlight] eks:forced-colors:bg-[Highlight] eks:forced-colors:text-[HighlightText] eks:forced-colors:forced-color-adjust-none',
  open: 'eks:rounded-full eks:border-field-line eks:bg-surface',
  error: 'eks:rounded-lg eks:border-danger-base eks:bg-danger-tint eks:text-danger-text',
  locked: 'eks:rounded-full eks:[border-style:dashed] eks:border-field-line eks:text-subtle',
}

const signs: Readonly<Partial<Record<StepLook, Icon>>> = { done: Check, error: TriangleAlert, locked: Lock }

/** The dot before a step, at the start of an `eks-step`; `children` is shown where its look has no sign of its own. */
export function StepDot({ look, children }: { look: StepLook; children: ReactNode }) {
  const Sign = signs[look]
  return (
    <span
      aria-hidden="true"
      className={cx(
        'eks:absolute eks:top-0 eks:start-0 eks:grid eks:size-8 eks:place-items-center eks:edge-1 eks:text-small eks:weight-semibold eks:tabular',
        looks[look],
      )}
    >
      {Sign ? <Sign className="eks:size-4" /> : children}
    </span>
  )
}
