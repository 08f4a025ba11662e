import type { Application } from '@eksport/domain'
import { type CertificateDocument, certificateNumber, certificateOf, findCertificate } from '@eksport/domain/documents'
import encodeQR from 'qr'
import { dataLookups, sampleApplications } from './data-lookups.ts'

const at = '2026-11-22T09:51:00+01:00'
const code = '7KQ2-M9XD-4TRB-W6HP-J3WF-80NV-QZ5C'
const address = `https://eksport.example/kontroller/${code.replaceAll('-', '')}`
/** Where a sample's certificate is verified. */
const verification = { address, code, qr: encodeQR(address, 'svg', { ecc: 'medium', border: 1 }) }

const lookups = dataLookups()
const samples = sampleApplications()

/** The number of an application's first issue, and where it is verified. */
export const firstIssue = (application: Application) => ({
  number: certificateNumber(application, at),
  issue: 1,
  verification,
  replaces: undefined,
})

/** A sample application by its number. */
export function sample(referenceNumber: number): Application {
  const found = samples.find((application) => application.referenceNumber === referenceNumber)
  if (found === undefined) throw new Error(`No sample ${referenceNumber}`)
  return found
}

/** The certificate of an application, issued on a day in November; on paper if there are serials. */
export function issuedFor(application: Application, paperSerials?: readonly string[]): CertificateDocument {
  const definition = findCertificate(application.certificateTemplate)
  if (definition === undefined) throw new Error(`No certificate ${application.certificateTemplate}`)
  return certificateOf(definition, application, lookups, {
    state: 'issued',
    at,
    ...firstIssue(application),
    certifier: { name: 'Kari Nordli', role: 'V', office: 'KLOEFTA' },
    ...(paperSerials && { paperSerials }),
  })
}

/** The certificate of a sample application. */
export const issuedSample = (referenceNumber: number): CertificateDocument => issuedFor(sample(referenceNumber))
