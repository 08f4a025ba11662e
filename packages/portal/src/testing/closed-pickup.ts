import { exampleOfficeTimes } from '@eksport/domain/testing'

const name = { nb: 'Planleggingsdag', nn: 'Planleggingsdag', en: 'Planning day' }
const times = exampleOfficeTimes([{ code: 'KLOEFTA', openingHours: 'KLOEFTA' }])

/** When offices are open, where the one of an ordinary application is closed on the day of its pickup. */
export const closedOnPickup = {
  ...times,
  offices: times.offices.map((one) => ({
    ...one,
    exceptions: [{ date: '2026-11-23', closed: true as const, name }],
  })),
}

/** The heading that is then shown beside the pickup. */
export const closedHeading = 'Kontoret er stengt den dagen sertifikatet skal hentes'
