import type { Application } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { createRenderer } from '../documents/index.ts'
import { dataLookups } from '../documents/testing/data-lookups.ts'
import { firstIssue } from '../documents/testing/issued-sample.ts'
import { hasProgram } from '../documents/testing/poppler.ts'
import { issuedCertificate } from './documents-of.ts'

const at = new Date('2026-11-22T09:51:00+01:00')
const lookups = dataLookups()
const documents = createRenderer({ milliseconds: 300_000 })
afterAll(() => documents.close())

const issued = (application: Application) =>
  issuedCertificate(application, lookups, {
    ...firstIssue(application),
    at: at.toISOString(),
    certifier: { name: 'Kari Nordli', role: 'V', office: 'KLOEFTA' },
  })

describe.skipIf(!hasProgram('pdfdetach'))('the message in the document (skipped without poppler-utils)', () => {
  it('is the same bytes for the same certificate and moment', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => documents.keep(issued(anApplication()), at)))
    expect(Buffer.from(one?.pdf ?? []).equals(Buffer.from(other?.pdf ?? []))).toBe(true)
  })
})
