import { type ApplicationStatus, statusPresentation, type Viewpoint } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import type { Tone } from '../../components/tag/tag.js'
import { statusWord } from './status-words.js'

export interface BadgeContent {
  /** Neutral is for a status that this version does not know. */
  readonly tone: Tone
  /** The status in words: in bokmål itself with underscores as spaces, letter for letter. */
  readonly label: string
  readonly description: string | undefined
  /** [BDG-04] `terminal-looking`, `in-progress`, both with a space between, or nothing. */
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
  const label = statusWord(status, locale)
  // The tables answer no colour for a status that they do not hold, whatever their type says.
  const shown = statusPresentation(status as ApplicationStatus, viewpoint)
  const colour: string | undefined = shown.colour
  if (typeof colour !== 'string') {
    if (process.env.NODE_ENV !== 'production') warnOnce(status)
    return { tone: 'neutral', label, description: undefined, group: undefined }
  }
  const group = shown.groups.join(' ') || undefined
  return { tone: shown.colour, label, description: shown.description?.[locale], group }
}
