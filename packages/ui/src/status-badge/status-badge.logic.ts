import { type ApplicationStatus, applicationStatuses, statusPresentation, type Viewpoint } from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'

/** Colour and shape of a badge; neutral is for a status that this version does not know. */
export type StatusTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral'

export interface BadgeContent {
  readonly tone: StatusTone
  /** The status with underscores as spaces, letter for letter. */
  readonly label: string
  readonly description: string | undefined
}

const known: ReadonlySet<string> = new Set(applicationStatuses)

function isKnown(status: string): status is ApplicationStatus {
  return known.has(status)
}

/** What a badge shows. A status from a newer server is shown by its own name, in the neutral tone. */
export function badgeContent(status: string, viewpoint: Viewpoint, locale: Locale): BadgeContent {
  if (!isKnown(status)) return { tone: 'neutral', label: status.replaceAll('_', ' '), description: undefined }
  const { colour, label, description } = statusPresentation(status, viewpoint)
  return { tone: colour, label, description: description && localize(description, locale) }
}
