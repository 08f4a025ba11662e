import type { LocalizedText } from '@eksport/forms'
import type { ApplicationStatus } from '../application/application-status.ts'
import type { Viewpoint } from '../application/enumerations.ts'

/** How much an application wants attention; always shown with words. */
export type StatusColour = 'success' | 'info' | 'warning' | 'danger'

/** What a badge shows of a status. */
export interface StatusPresentation {
  readonly colour: StatusColour
  /** The status itself with spaces: it is the authority's own word, the same in every language. */
  readonly label: string
  readonly description?: LocalizedText
}

type Colours = Readonly<Record<ApplicationStatus, StatusColour>>

const processing: Colours = {
  UTSTEDT: 'success',
  AVKLARING_INNSENDER: 'info',
  ERSTATNING_UNDER_REGISTRERING: 'info',
  ERSTATNING_BEHANDLES: 'info',
  INNSENDT: 'info',
  KANSELLERING_BEHANDLES: 'info',
  TIL_SIGNERING: 'info',
  UNDER_REGISTRERING: 'info',
  GODKJENT: 'warning',
  SKREVET_UT: 'warning',
  UNDER_VURDERING: 'warning',
  ANNULLERT: 'danger',
  AVSLAG: 'danger',
  ERSTATTET: 'danger',
  KANSELLERT: 'danger',
  STOPPET: 'danger',
  TRUKKET_TILBAKE: 'danger',
}

const submission: Colours = {
  ...processing,
  GODKJENT: 'success',
  SKREVET_UT: 'success',
  UNDER_VURDERING: 'info',
  AVKLARING_INNSENDER: 'warning',
  KANSELLERING_BEHANDLES: 'warning',
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

/** Colour, label and explanation of a status, as the exporter or the caseworker sees it. */
export function statusPresentation(status: ApplicationStatus, viewpoint: Viewpoint): StatusPresentation {
  const colour = (viewpoint === 'BEHANDLER' ? processing : submission)[status]
  const description = descriptions[viewpoint][colour]
  return { colour, label: status.replaceAll('_', ' '), ...(description && { description }) }
}
