import type { Application } from '@eksport/domain'
import { linkOptions } from '@tanstack/react-router'

type Draft = Pick<Application, 'referenceNumber' | 'applicationType' | 'originalApplicationReference'>

/** [LST-12] Link to edit a draft. A replacement starts with its reasons, on the page for the service that issued the original. */
export function draftLink({ referenceNumber, applicationType, originalApplicationReference }: Draft) {
  const params = { referenceNumber: String(referenceNumber) }
  if (applicationType === 'HELSESERTIFIKAT') return linkOptions({ to: '/soeknader/$referenceNumber', params })
  return originalApplicationReference === undefined
    ? linkOptions({ to: '/skjematjenesten-erstatning/soeknader/$referenceNumber', params })
    : linkOptions({ to: '/erstatninger/soeknader/$referenceNumber', params })
}

/** Link to a newly created replacement; without an original of this service, it replaces a certificate of the older one. */
export const replacementDraftLink = (referenceNumber: number, originalApplicationReference?: number) =>
  draftLink({
    referenceNumber,
    applicationType: 'ERSTATNINGSSERTIFIKAT',
    ...(originalApplicationReference !== undefined && { originalApplicationReference }),
  })

/** Link to the details of an application. */
export const detailLink = (referenceNumber: number) =>
  linkOptions({ to: '/soeknader/$referenceNumber/detaljer', params: { referenceNumber: String(referenceNumber) } })

/** Link to start the replacement of an issued certificate. */
export const newReplacementLink = (originalReferenceNumber: number, departure?: { date: string; time?: string }) =>
  linkOptions({
    to: '/erstatninger/soeknader',
    search: {
      originalReferenceNumber,
      ...(departure && { avgang: [departure.date, departure.time].filter(Boolean).join('T') }),
    },
  })

/** [RTE-10] Link to start another application like it. */
export const newCopyLink = (originalReferenceNumber: number) =>
  linkOptions({ to: '/soeknader/ny', search: { originalReferenceNumber } })

/** [EXP-10] Link to the series that starts from the application, or that it is a row of; undefined for a replacement. */
export const seriesLink = ({
  referenceNumber,
  applicationType,
  seriesOf = referenceNumber,
}: Pick<Application, 'referenceNumber' | 'applicationType'> & Partial<Pick<Application, 'seriesOf'>>) =>
  applicationType === 'HELSESERTIFIKAT'
    ? linkOptions({ to: '/serie/$referenceNumber', params: { referenceNumber: String(seriesOf) } })
    : undefined
