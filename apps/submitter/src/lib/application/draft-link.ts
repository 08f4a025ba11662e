import type { Application } from '@eksport/domain'
import { linkOptions } from '@tanstack/react-router'

type Draft = Pick<Application, 'referenceNumber' | 'applicationType' | 'originalApplicationReference'>

/** [LST-12] Where a draft is edited: a replacement begins with what says why, of which certificate of which service. */
export function draftLink({ referenceNumber, applicationType, originalApplicationReference }: Draft) {
  const params = { referenceNumber: String(referenceNumber) }
  if (applicationType === 'HELSESERTIFIKAT') return linkOptions({ to: '/soeknader/$referenceNumber', params })
  return originalApplicationReference === undefined
    ? linkOptions({ to: '/skjematjenesten-erstatning/soeknader/$referenceNumber', params })
    : linkOptions({ to: '/erstatninger/soeknader/$referenceNumber', params })
}

/** The draft of a replacement that was just created, of a certificate of this service unless it is of the older one. */
export const replacementDraftLink = (referenceNumber: number, originalApplicationReference?: number) =>
  draftLink({
    referenceNumber,
    applicationType: 'ERSTATNINGSSERTIFIKAT',
    ...(originalApplicationReference !== undefined && { originalApplicationReference }),
  })

/** Where an application is read. */
export const detailLink = (referenceNumber: number) =>
  linkOptions({ to: '/soeknader/$referenceNumber/detaljer', params: { referenceNumber: String(referenceNumber) } })

/** Where the replacement of an issued certificate is begun. */
export const newReplacementLink = (originalReferenceNumber: number, departure?: { date: string; time?: string }) =>
  linkOptions({
    to: '/erstatninger/soeknader',
    search: {
      originalReferenceNumber,
      ...(departure && { avgang: [departure.date, departure.time].filter(Boolean).join('T') }),
    },
  })

/** [RTE-10] Where another application like it is begun. */
export const newCopyLink = (originalReferenceNumber: number) =>
  linkOptions({ to: '/soeknader/ny', search: { originalReferenceNumber } })

/** [EXP-10] Where a series like it is written, or the one that it is a row of; nothing of a replacement. */
export const seriesLink = ({
  referenceNumber,
  applicationType,
  seriesOf = referenceNumber,
}: Pick<Application, 'referenceNumber' | 'applicationType'> & Partial<Pick<Application, 'seriesOf'>>) =>
  applicationType === 'HELSESERTIFIKAT'
    ? linkOptions({ to: '/serie/$referenceNumber', params: { referenceNumber: String(seriesOf) } })
    : undefined
