import { type ApplicationStatus, statusPresentation, type Viewpoint } from '@eksport/domain'
import type { Tone } from '../../components/tag/tag.js'
import type { EksportContextValue } from '../../foundation/text/eksport-context.js'
import { textIn } from '../../foundation/text/text-in.js'
import { statusBadgeTexts } from './status-badge.texts.js'
import { applicationStatusTexts } from './status-words.texts.js'

/** What a badge shows of a status. */
export interface BadgeContent {
  /** Neutral for a status that this version does not know. */
  readonly tone: Tone
  /** The status in words; in bokmål the status itself with spaces for underscores. */
  readonly label: string
  readonly description: string | undefined
  /** `terminal-looking`, `in-progress`, both separated by a space, or undefined. */
  readonly group: string | undefined
}

const warned = new Set<string>()

/** Warns developers, not users, that the server has a status unknown to this version. */
function warnOnce(status: string) {
  try {
    if (process.env.NODE_ENV === 'production' || warned.has(status)) return
    warned.add(status)
    console.warn(`StatusBadge: unknown status '${status}' is shown in the neutral tone`)
  } catch {
    // Without a bundler `process` is undefined, and no developer reads the warning.
  }
}

/**
 * What a badge shows, in the language and texts of its context. A status from a newer server is shown by its own name,
 * in the neutral tone.
 */
export function badgeContent(status: string, viewpoint: Viewpoint, context: EksportContextValue): BadgeContent {
  const shown = statusPresentation(status, viewpoint)
  const name = status.replaceAll('_', ' ')
  if (shown === undefined) {
    warnOnce(status)
    return { tone: 'neutral', label: name, description: undefined, group: undefined }
  }
  return {
    tone: shown.colour,
    // A status with a presentation is a known one.
    label: textIn(context, 'application-status', applicationStatusTexts, status as ApplicationStatus) ?? name,
    description: shown.meaning && textIn(context, 'status-badge', statusBadgeTexts, shown.meaning),
    group: shown.groups || undefined,
  }
}
