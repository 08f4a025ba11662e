import { type ApplicationStatus, statusPresentation, type Viewpoint } from '@eksport/domain'
import type { Locale, LocalizedText } from '@eksport/forms'
import type { Tone } from '../../components/tag/tag.js'
import type { MessageOverrides } from '../../foundation/text/catalogue.js'
import { statusBadgeTexts } from './status-badge.words.js'

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
  if (warned.has(status)) return
  warned.add(status)
  console.warn(`StatusBadge: unknown status '${status}' is shown in the neutral tone`)
}

type Own = MessageOverrides['status-badge']

const isKnown = (key: string): key is ApplicationStatus => key !== 'changed' && Object.hasOwn(statusBadgeTexts, key)

/** A text of the badge with what the app says instead of it. */
export function statusText(key: keyof typeof statusBadgeTexts, own: Own): LocalizedText {
  const instead = own?.[key]
  if (typeof instead === 'string') return { nb: instead, nn: instead, en: instead }
  return { ...statusBadgeTexts[key], ...instead }
}

/** [BDG-01] The word of a status; one of a newer server by its own name with spaces. */
export function statusWord(status: string, locale: Locale, own?: Own): string {
  return isKnown(status) ? statusText(status, own)[locale] : status.replaceAll('_', ' ')
}

/** What a badge shows. A status from a newer server is shown by its own name, in the neutral tone. */
export function badgeContent(status: string, viewpoint: Viewpoint, locale: Locale, own?: Own): BadgeContent {
  const label = statusWord(status, locale, own)
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
