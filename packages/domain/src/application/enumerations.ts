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

/** The state of an application, from draft to issued or ended. */
export type ApplicationStatus = (typeof applicationStatuses)[number]

// The sets below are closed: spec-1 and spec-2, point 3.

/** What is applied for: a health certificate, or one that replaces another. */
export const applicationTypes = ['HELSESERTIFIKAT', 'ERSTATNINGSSERTIFIKAT'] as const
/** What is applied for: a health certificate, or one that replaces another. */
export type ApplicationType = (typeof applicationTypes)[number]

/** STANDARD is filled in step by step; PDF uploads a filled certificate template. */
export const applicationFormats = ['STANDARD', 'PDF'] as const
/** How an application is filled in: in the form's steps, or as a PDF of the certificate. */
export type ApplicationFormat = (typeof applicationFormats)[number]

/** How the certificate itself is delivered. */
export const certificateFormats = ['PAPER', 'E_CERT', 'PDF'] as const
/** How the certificate is delivered: on paper, as eCert, or as a signed PDF. */
export type CertificateFormat = (typeof certificateFormats)[number]

export const meansOfTransport = ['AIR', 'SHIP', 'TRUCK', 'TRAIN', 'OTHER'] as const
/** The means by which the goods leave Norway. */
export type MeansOfTransport = (typeof meansOfTransport)[number]

/** Who reads an application: the exporter (submission) or the caseworker (processing). */
export const viewpoints = ['INNSENDER', 'BEHANDLER'] as const
/** Who reads an application: the exporter or the caseworker. */
export type Viewpoint = (typeof viewpoints)[number]

/** The steps of the wizard; every id except the first is also the last part of the step's path. */
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
