export const v2 = '/api/v2/helsesertifikat'
export const v3 = '/api/v3/helsesertifikat'
export const applicationsV2 = `${v2}/organisasjoner/:organisationNumber/soeknader` as const
export const applicationsV3 = `${v3}/organisasjoner/:organisationNumber/soeknader` as const
/** Replacements of certificates that the older forms service (MATS) issued. */
export const matsReplacementsV3 =
  `${v3}/organisasjoner/:organisationNumber/mats-sertifikat-erstatning/soeknader` as const
export const casesV3 = `${v3}/behandling/soeknader` as const
export const paperV3 = `${v3}/behandling/papirlager` as const
export const administrationV3 = `${v3}/administrasjon` as const
/** The pickup desk: papers by day and pickup office. */
export const pickupsV3 = `${v3}/behandling/henting` as const
export const codeLists = '/api/kodeverk'
export const templates = '/api/sertifikatmal/v1'
export const oneHour = 3600
