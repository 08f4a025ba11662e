import { type ApplicationStatus, statusPresentation, type Viewpoint } from '@eksport/domain'
import type { Tone } from '../../components/tag/tag.js'
import type { EksportContextValue } from '../../foundation/text/eksport-context.js'
import { textIn } from '../../foundation/text/text-in.js'
import { statusBadgeTexts } from './status-badge.texts.js'
import { applicationStatusTexts } from './status-words.texts.js'

/** What a badge shows of a status. */
export interface BadgeContent {
  /** Neutral is for a status that this version does not know. */
  readonly tone: Tone
  /** The status in words: in bokmål itself with underscores as spaces, letter for letter. */
  readonly label: string
  readonly description: string | undefined
  /** `terminal-looking`, `in-progress`, both with a space between, or nothing. */
  readonly group: string | undefined
}

const warned = new Set<string>()

/** Tells developers, not users, that the server knows a status which this version does not. */
function warnOnce(status: string) {
  try {
    if (process.env.NODE_ENV === 'production' || warned.has(status)) return
    warned.add(status)
    console.warn(`StatusBadge: unknown status '${status}' is shown in the neutral tone`)
  } catch {
    // A browser without a bundler has no `process`, and nobody who develops there.
  }
}

/** What a badge shows, in the words of its surroundings. A status from a newer server is shown by its own name, in the neutral tone. */
export function badgeContent(status: string, viewpoint: Viewpoint, context: EksportContextValue): BadgeContent {
  const shown = statusPresentation(status, viewpoint)
  const name = status.replaceAll('_', ' ')
  if (shown === undefined) {
    warnOnce(status)
    return { tone: 'neutral', label: name, description: undefined, group: undefined }
  }
  return {
    tone: shown.colour,
    // A status that has a presentation is one of ours.
    label: textIn(context, 'application-status', applicationStatusTexts, status as ApplicationStatus) ?? name,
    description: shown.meaning && textIn(context, 'status-badge', statusBadgeTexts, shown.meaning),
    group: shown.groups || undefined,
  }
}
