import type { Application } from '@eksport/domain'
import { anApplication, everyExample } from '@eksport/domain/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { createRenderer } from '../documents/index.ts'
import { dataLookups } from '../documents/testing/data-lookups.ts'
import { firstIssue } from '../documents/testing/issued-sample.ts'
import { attachedTo, hasProgram, textOf } from '../documents/testing/poppler.ts'
import { faultsOf } from '../integrations/electronic-certificates/index.ts'
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

const fullest = everyExample.flatMap(([id, size, answers]) =>
  size === 'fullest' ? [[id, { ...anApplication(), ...answers, certificateTemplate: id } as Application] as const] : [],
)

describe.skipIf(!hasProgram('pdfdetach'))('the message in the document (skipped without poppler-utils)', () => {
  it('is the same bytes for the same certificate and moment', { tags: 'proof' }, async () => {
    const [one, other] = await Promise.all([1, 2].map(() => documents.keep(issued(anApplication()), at)))
    expect(Buffer.from(one?.pdf ?? []).equals(Buffer.from(other?.pdf ?? []))).toBe(true)
  })

  it.each(fullest)('[CRT-14] %s: is attached, whole and valid', { tags: 'proof' }, async (_id, application) => {
    const certificate = issued(application)
    const { pdf, attached: written } = await documents.keep(certificate, at)
    const attached = attachedTo(pdf)
    expect(attached).toBe(written?.content)
    expect(faultsOf(attached)).toEqual([])
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/AFRelationship ?\/Alternative/)
    expect(textOf(Buffer.from(pdf))).not.toContain('SPSCertificate')
  })
})
