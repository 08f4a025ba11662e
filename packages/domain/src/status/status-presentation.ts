import type { LocalizedText } from '@eksport/forms'
import type { ApplicationStatus } from '../application/application-status.ts'
import type { Viewpoint } from '../application/enumerations.ts'

/** [BDG-04] What a status looks like from far away: at its end, at work, or both while a replacement is processed. */
export type StatusGroup = 'terminal-looking' | 'in-progress'

/** How much an application wants attention; always shown with words. */
export type StatusColour = 'success' | 'info' | 'warning' | 'danger'

/** What a badge shows of a status. */
export interface StatusPresentation {
  readonly colour: StatusColour
  readonly description?: LocalizedText
  /** [BDG-04] The same for both viewpoints. */
  readonly groups: readonly StatusGroup[]
}

interface Facts {
  readonly officer: StatusColour
  /** Where it differs: what waits for one is at work for the other. */
  readonly exporter?: StatusColour
  readonly groups: readonly StatusGroup[]
}

// Each status once: this table is in every page that shows a status.
const working = ['in-progress'] as const
const over = ['terminal-looking'] as const

const facts: Readonly<Record<ApplicationStatus, Facts>> = {
  UNDER_REGISTRERING: { officer: 'info', groups: [] },
  INNSENDT: { officer: 'info', groups: working },
  UNDER_VURDERING: { officer: 'warning', exporter: 'info', groups: working },
  AVKLARING_INNSENDER: { officer: 'info', exporter: 'warning', groups: working },
  GODKJENT: { officer: 'warning', exporter: 'success', groups: working },
  TIL_SIGNERING: { officer: 'info', groups: working },
  SKREVET_UT: { officer: 'warning', exporter: 'success', groups: working },
  UTSTEDT: { officer: 'success', groups: over },
  STOPPET: { officer: 'danger', groups: working },
  AVSLAG: { officer: 'danger', groups: working },
  TRUKKET_TILBAKE: { officer: 'danger', groups: working },
  KANSELLERING_BEHANDLES: { officer: 'info', exporter: 'warning', groups: over },
  KANSELLERT: { officer: 'danger', groups: over },
  ERSTATNING_UNDER_REGISTRERING: { officer: 'info', groups: working },
  ERSTATNING_BEHANDLES: { officer: 'info', groups: [...over, ...working] },
  ERSTATTET: { officer: 'danger', groups: over },
  ANNULLERT: { officer: 'danger', groups: over },
}

const cannotBeExported: LocalizedText = {
  nb: 'Kan ikke eksporteres',
  nn: 'Kan ikkje eksporterast',
  en: 'Cannot be exported',
}

const descriptions: Readonly<Record<Viewpoint, Readonly<Record<StatusColour, LocalizedText | undefined>>>> = {
  BEHANDLER: {
    success: { nb: 'Choo choo ship away', nn: 'Choo choo ship away', en: 'Choo choo ship away' },
    info: { nb: 'I prosess', nn: 'I prosess', en: 'In progress' },
    warning: { nb: 'I prosess. Krever handling', nn: 'I prosess. Krev handling', en: 'In progress. Needs action' },
    danger: cannotBeExported,
  },
  INNSENDER: {
    success: { nb: 'Kan eksporteres', nn: 'Kan eksporterast', en: 'Can be exported' },
    info: undefined,
    warning: undefined,
    danger: cannotBeExported,
  },
}

/**
 * Colour, groups and explanation of a status, as the exporter or the caseworker sees it; undefined for one of a newer
 * server, which is none of these whatever its type says.
 */
export function statusPresentation(status: string, viewpoint: Viewpoint): StatusPresentation | undefined {
  if (!isKnown(status)) return undefined
  const { officer, exporter = officer, groups } = facts[status]
  const colour = viewpoint === 'BEHANDLER' ? officer : exporter
  const description = descriptions[viewpoint][colour]
  return { colour, ...(description && { description }), groups }
}

const isKnown = (status: string): status is ApplicationStatus => Object.hasOwn(facts, status)
