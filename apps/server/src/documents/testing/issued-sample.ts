import type { Application } from '@eksport/domain'
import { type CertificateDocument, certificateOf, findCertificate } from '@eksport/domain/documents'
import { dataLookups, sampleApplications } from './data-lookups.ts'

const lookups = dataLookups()
const samples = sampleApplications()

/** A sample application by its number. */
export function sample(referenceNumber: number): Application {
  const found = samples.find((application) => application.referenceNumber === referenceNumber)
  if (found === undefined) throw new Error(`No sample ${referenceNumber}`)
  return found
}

/** The certificate of an application, issued on a day in November; on paper where there is a serial. */
export function issuedFor(application: Application, paperSerial?: string): CertificateDocument {
  const definition = findCertificate(application.certificateTemplate)
  if (definition === undefined) throw new Error(`No certificate ${application.certificateTemplate}`)
  return certificateOf(definition, application, lookups, {
    state: 'issued',
    at: '2026-11-22T09:51:00+01:00',
    certifier: { name: 'Kari Nordli', role: 'V', office: 'KLOEFTA' },
    ...(paperSerial === undefined ? {} : { paperSerial }),
  })
}

/** The certificate of a sample application. */
export const issuedSample = (referenceNumber: number): CertificateDocument => issuedFor(sample(referenceNumber))
