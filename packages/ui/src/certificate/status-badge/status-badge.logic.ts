import { type ApplicationStatus, type StatusColour, statusPresentation, type Viewpoint } from '@eksport/domain'
import type { Locale } from '@eksport/forms'

/** Colour and shape of a badge; neutral is for a status that this version does not know. */
export type StatusTone = StatusColour | 'neutral'

export interface BadgeContent {
  readonly tone: StatusTone
  /** The status with underscores as spaces, letter for letter. */
  readonly label: string
  readonly description: string | undefined
  /** `terminal-looking`, `in-progress`, both with a space between, or nothing. */
  readonly group: string | undefined
}

const warned = new Set<string>()

/** Tells developers, not users, that the server knows a status which this version does not. */
function warnOnce(status: string) {
  if (warned.has(status)) return
  warned.add(status)
  console.warn(`StatusBadge: unknown status '${status}' is shown in the neutral tone`)
}

/** What a badge shows. A status from a newer server is shown by its own name, in the neutral tone. */
export function badgeContent(status: string, viewpoint: Viewpoint, locale: Locale): BadgeContent {
  // The tables answer no colour for a status that they do not hold, whatever their type says.
  const shown = statusPresentation(status as ApplicationStatus, viewpoint)
  const colour: string | undefined = shown.colour
  if (typeof colour !== 'string') {
    if (process.env.NODE_ENV !== 'production') warnOnce(status)
    return { tone: 'neutral', label: shown.label, description: undefined, group: undefined }
  }
  const group = shown.groups.join(' ') || undefined
  return { tone: shown.colour, label: shown.label, description: shown.description?.[locale], group }
}
