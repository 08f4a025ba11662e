import { describe, expect, it } from 'vitest'
import { type ApplicationStatus, applicationStatuses } from '../application/application-status.ts'
import { filterableStatuses, validationPanelStatuses } from './status-groups.ts'
import { type StatusColour, statusPresentation } from './status-presentation.ts'

// Written out from spec-2 point 4, apart from the product's own tables.
const processing: Record<StatusColour, ApplicationStatus[]> = {
  success: ['UTSTEDT'],
  info: [
    'UNDER_REGISTRERING',
    'INNSENDT',
    'AVKLARING_INNSENDER',
    'TIL_SIGNERING',
    'KANSELLERING_BEHANDLES',
    'ERSTATNING_UNDER_REGISTRERING',
    'ERSTATNING_BEHANDLES',
  ],
  warning: ['UNDER_VURDERING', 'GODKJENT', 'SKREVET_UT'],
  danger: ['STOPPET', 'AVSLAG', 'TRUKKET_TILBAKE', 'KANSELLERT', 'ERSTATTET', 'ANNULLERT'],
}
const submission: Record<StatusColour, ApplicationStatus[]> = {
  success: ['GODKJENT', 'SKREVET_UT', 'UTSTEDT'],
  info: [
    'UNDER_REGISTRERING',
    'INNSENDT',
    'UNDER_VURDERING',
    'TIL_SIGNERING',
    'ERSTATNING_UNDER_REGISTRERING',
    'ERSTATNING_BEHANDLES',
  ],
  warning: ['AVKLARING_INNSENDER', 'KANSELLERING_BEHANDLES'],
  danger: ['STOPPET', 'AVSLAG', 'TRUKKET_TILBAKE', 'KANSELLERT', 'ERSTATTET', 'ANNULLERT'],
}

function colours(viewpoint: 'INNSENDER' | 'BEHANDLER'): Record<StatusColour, ApplicationStatus[]> {
  const of = (colour: StatusColour) =>
    applicationStatuses.filter((status) => statusPresentation(status, viewpoint)?.colour === colour)
  return { success: of('success'), info: of('info'), warning: of('warning'), danger: of('danger') }
}

const sorted = (record: Record<StatusColour, ApplicationStatus[]>) =>
  Object.fromEntries(Object.entries(record).map(([colour, statuses]) => [colour, [...statuses].sort()]))

describe('statusPresentation', () => {
  it('[BDG-02] has the caseworker’s colours and words for all 17 statuses', () => {
    expect(sorted(colours('BEHANDLER'))).toEqual(sorted(processing))
    const words = (status: ApplicationStatus) => statusPresentation(status, 'BEHANDLER')?.description?.nb
    expect(words('UTSTEDT')).toBe('Choo choo ship away')
    expect(words('INNSENDT')).toBe('I prosess')
    expect(words('GODKJENT')).toBe('I prosess. Krever handling')
    expect(words('AVSLAG')).toBe('Kan ikke eksporteres')
  })

  it.each([
    ['UTSTEDT', 'BEHANDLER', 'Choo choo ship away', 'Choo choo ship away', 'Choo choo ship away'],
    ['INNSENDT', 'BEHANDLER', 'I prosess', 'I prosess', 'In progress'],
    ['GODKJENT', 'BEHANDLER', 'I prosess. Krever handling', 'I prosess. Krev handling', 'In progress. Needs action'],
    ['AVSLAG', 'BEHANDLER', 'Kan ikke eksporteres', 'Kan ikkje eksporterast', 'Cannot be exported'],
    ['UTSTEDT', 'INNSENDER', 'Kan eksporteres', 'Kan eksporterast', 'Can be exported'],
    ['AVSLAG', 'INNSENDER', 'Kan ikke eksporteres', 'Kan ikkje eksporterast', 'Cannot be exported'],
  ] as const)('[BDG-02] [BDG-03] %s says to the %s in three languages: %s', (status, viewpoint, nb, nn, en) => {
    expect(statusPresentation(status, viewpoint)?.description).toEqual({ nb, nn, en })
  })

  it('[STA-07] shows the findings of the rule check in four statuses', () => {
    expect(applicationStatuses.filter((status) => validationPanelStatuses.includes(status))).toEqual([
      'UNDER_REGISTRERING',
      'UNDER_VURDERING',
      'AVKLARING_INNSENDER',
      'STOPPET',
    ])
  })

  it('[BDG-03] has the exporter’s colours and words', () => {
    expect(sorted(colours('INNSENDER'))).toEqual(sorted(submission))
    expect(statusPresentation('GODKJENT', 'INNSENDER')?.description?.nb).toBe('Kan eksporteres')
    expect(statusPresentation('INNSENDT', 'INNSENDER')?.description).toBeUndefined()
  })

  it('[BDG-04] groups as the specification does: only ERSTATNING_BEHANDLES is in both', () => {
    const inGroups = (...groups: string[]) =>
      applicationStatuses.filter((status) => statusPresentation(status, 'BEHANDLER')?.groups.join() === groups.join())
    expect(inGroups('terminal-looking', 'in-progress')).toEqual(['ERSTATNING_BEHANDLES'])
    expect(inGroups()).toEqual(['UNDER_REGISTRERING'])
    expect(inGroups('terminal-looking')).toEqual([
      'UTSTEDT',
      'KANSELLERING_BEHANDLES',
      'KANSELLERT',
      'ERSTATTET',
      'ANNULLERT',
    ])
  })

  it.each(['TIL_LABORATORIUM', 'constructor', ''])('knows nothing of %j', (status) => {
    expect(statusPresentation(status, 'BEHANDLER')).toBeUndefined()
  })

  it('[LST-08] filters by fourteen statuses, the wanted ones first', () => {
    expect(filterableStatuses.slice(0, 3)).toEqual(['AVKLARING_INNSENDER', 'UNDER_REGISTRERING', 'UTSTEDT'])
    const left = applicationStatuses.filter((status) => !filterableStatuses.includes(status))
    expect([...left].sort()).toEqual(['ANNULLERT', 'ERSTATNING_UNDER_REGISTRERING', 'TIL_SIGNERING'])
  })
})
