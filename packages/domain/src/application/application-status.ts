/** The 17 statuses of spec-2 point 4. */
export const applicationStatuses = [
  'UNDER_REGISTRERING',
  'INNSENDT',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'GODKJENT',
  'TIL_SIGNERING',
  'SKREVET_UT',
  'UTSTEDT',
  'STOPPET',
  'AVSLAG',
  'TRUKKET_TILBAKE',
  'KANSELLERING_BEHANDLES',
  'KANSELLERT',
  'ERSTATNING_UNDER_REGISTRERING',
  'ERSTATNING_BEHANDLES',
  'ERSTATTET',
  'ANNULLERT',
] as const

/** Where an application stands, from draft to issued or ended. */
export type ApplicationStatus = (typeof applicationStatuses)[number]
