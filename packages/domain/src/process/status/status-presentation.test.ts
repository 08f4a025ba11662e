import { describe, expect, it } from 'vitest'
import { type ApplicationStatus, applicationStatuses } from '../../application/enumerations.ts'
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
    const meaning = (status: ApplicationStatus) => statusPresentation(status, 'BEHANDLER')?.meaning
    expect((['UTSTEDT', 'INNSENDT', 'GODKJENT', 'AVSLAG'] as const).map(meaning)).toEqual([
      'issued',
      'in-progress',
      'needs-action',
      'not-exportable',
    ])
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
    const meanings = ['GODKJENT', 'AVSLAG', 'INNSENDT'].map(
      (status) => statusPresentation(status, 'INNSENDER')?.meaning,
    )
    expect(meanings).toEqual(['exportable', 'not-exportable', undefined])
  })

  it('[BDG-04] groups as the specification does: only ERSTATNING_BEHANDLES is in both', () => {
    const inGroups = (...groups: string[]) =>
      applicationStatuses.filter((status) => statusPresentation(status, 'BEHANDLER')?.groups === groups.join(' '))
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
