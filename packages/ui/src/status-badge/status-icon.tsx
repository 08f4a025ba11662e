import type { StatusTone } from './status-badge.logic.js'

const circle = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20'

/** A shape for each colour: tick, half moon, triangle, bar, and a broken ring. */
const shapes: Record<StatusTone, string> = {
  success: `${circle}M8 12.5l3 3l5-6`,
  info: `${circle}M12 7.4a4.6 4.6 0 0 1 0 9.2zM14.2 9.5v5`,
  warning: 'M12 3L2 20.5h20zM12 10v4M12 17.3v.2',
  danger: `${circle}M5 5l14 14`,
  neutral: circle,
}

/** Drawn here and not taken from the icons, and inked by the stylesheet: a badge alone must stay light. */
export function StatusIcon({ tone }: { tone: StatusTone }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <path d={shapes[tone]} />
    </svg>
  )
}
