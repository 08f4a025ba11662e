import type { ApplicationStatus, Viewpoint } from '../../application/enumerations.ts'

type StatusGroup = 'terminal-looking' | 'in-progress'

/** [BDG-04] The broad group of a status: ended, in progress, both while a replacement is processed, or neither for a draft. */
export type StatusGroups = StatusGroup | 'terminal-looking in-progress' | ''

/** How much attention an application needs; always shown with words. */
export type StatusColour = 'success' | 'info' | 'warning' | 'danger'

/** [BDG-02] [BDG-03] What a status means to its reader; the words are those of the badge. */
export type StatusMeaning = 'issued' | 'in-progress' | 'needs-action' | 'exportable' | 'not-exportable'

/** What a badge shows of a status. */
export interface StatusPresentation {
  readonly colour: StatusColour
  /** Undefined where the status is clear by itself. */
  readonly meaning: StatusMeaning | undefined
  /** [BDG-04] The same for both viewpoints. */
  readonly groups: StatusGroups
}

// Each status once and in compact form, because every page that shows a status loads this table.
const working = 'in-progress'
const over = 'terminal-looking'

const facts: Readonly<
  Record<ApplicationStatus, readonly [officer: StatusColour, exporter: StatusColour, groups: StatusGroups]>
> = {
  UNDER_REGISTRERING: ['info', 'info', ''],
  INNSENDT: ['info', 'info', working],
  UNDER_VURDERING: ['warning', 'info', working],
  AVKLARING_INNSENDER: ['info', 'warning', working],
  GODKJENT: ['warning', 'success', working],
  TIL_SIGNERING: ['info', 'info', working],
  SKREVET_UT: ['warning', 'success', working],
  UTSTEDT: ['success', 'success', over],
  STOPPET: ['danger', 'danger', working],
  AVSLAG: ['danger', 'danger', working],
  TRUKKET_TILBAKE: ['danger', 'danger', working],
  KANSELLERING_BEHANDLES: ['info', 'warning', over],
  KANSELLERT: ['danger', 'danger', over],
  ERSTATNING_UNDER_REGISTRERING: ['info', 'info', working],
  ERSTATNING_BEHANDLES: ['info', 'info', `${over} ${working}`],
  ERSTATTET: ['danger', 'danger', over],
  ANNULLERT: ['danger', 'danger', over],
}

const meanings: Readonly<Record<Viewpoint, Readonly<Partial<Record<StatusColour, StatusMeaning>>>>> = {
  BEHANDLER: { success: 'issued', info: 'in-progress', warning: 'needs-action', danger: 'not-exportable' },
  INNSENDER: { success: 'exportable', danger: 'not-exportable' },
}

/**
 * Colour, groups and meaning of a status, as the exporter or the caseworker sees it; undefined for a status of a newer server,
 * which is not one of these whatever its type says.
 */
export function statusPresentation(status: string, viewpoint: Viewpoint): StatusPresentation | undefined {
  if (!isKnown(status)) return undefined
  const [officer, exporter, groups] = facts[status]
  const colour = viewpoint === 'BEHANDLER' ? officer : exporter
  return { colour, meaning: meanings[viewpoint][colour], groups }
}

const isKnown = (status: string): status is ApplicationStatus => Object.hasOwn(facts, status)
