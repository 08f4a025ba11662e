import type { StoredApplication } from '../../db/stored-application.ts'

/** What a call that begins or changes a replacement answers. */
export function changed({ document: { referenceNumber, applicationStatus, version } }: StoredApplication) {
  return {
    body: { applicationReferenceNumber: referenceNumber, applicationStatus, version },
    version,
    audit: { referenceNumber },
  }
}
