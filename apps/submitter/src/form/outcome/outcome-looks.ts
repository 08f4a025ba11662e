import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react'
import type { OutcomeKind } from './outcome.ts'

/** Icon and colours of each outcome. */
export const outcomeLooks = {
  stopped: {
    Sign: CircleX,
    sign: 'text-danger-base',
    words: 'text-danger-text',
    fill: 'border-danger-edge bg-danger-tint',
  },
  manual: {
    Sign: TriangleAlert,
    sign: 'text-warning-base',
    words: 'text-warning-text',
    fill: 'border-warning-edge bg-warning-tint',
  },
  automatic: {
    Sign: CircleCheck,
    sign: 'text-success-base',
    words: 'text-success-text',
    fill: 'border-success-edge bg-success-tint',
  },
  unfinished: { Sign: CircleDashed, sign: 'text-subtle', words: 'text-text', fill: 'border-line-strong bg-surface' },
  'so-far': { Sign: CircleDashed, sign: 'text-subtle', words: 'text-text', fill: 'border-line-strong bg-surface' },
} as const satisfies Readonly<Record<OutcomeKind, unknown>>
