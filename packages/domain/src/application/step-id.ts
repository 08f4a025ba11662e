/** The steps of the wizard; every id but the first is also the last part of its address. */
export const stepIds = [
  'soknadsinformasjon',
  'avsender',
  'mottaker',
  'kontroll',
  'transport',
  'varelinjer',
  'sertifikatmal',
  'henting',
  'oppsummering',
] as const
/** One step of the wizard; no template has all of them. */
export type StepId = (typeof stepIds)[number]
