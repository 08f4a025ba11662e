import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templates } from '@eksport/domain/templates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demonstrationSeal } from '../../demonstration/authority/index.ts'
import { createRenderer } from '../../documents/index.ts'
import { sampleApplications } from '../../documents/testing/data-lookups.ts'
import { drawSignable } from '../../documents/testing/draw-signable.ts'
import { hasProgram, textOf } from '../../documents/testing/poppler.ts'
import { createSigner, type Signer, sealFiles } from './index.ts'
import { opensslSays, pdfsigSays, qpdfSays } from './testing/judges.ts'

const at = new Date('2026-11-22T09:51:00+01:00')
const name = 'Henrik Dahl'
const samples = sampleApplications()
const documents = createRenderer({ milliseconds: 300_000 })
let folder: string
let signer: Signer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'eksport-signing-'))
  signer = createSigner(await demonstrationSeal(join(folder, 'seal'), () => new Date()))
})
afterAll(async () => {
  await documents.close()
  rmSync(folder, { recursive: true, force: true })
})

const judges = ['pdfsig', 'openssl', 'qpdf', 'pdffonts']

describe.skipIf(!judges.every(hasProgram))(`signed certificates (skipped without ${judges.join(', ')})`, () => {
  it.each(templates.map(({ id }) => id))('[CRT-07] %s: whole, signed, and read with fonts of its own', async (id) => {
    const sample = samples.find(
      ({ certificateTemplate, productLines = [] }) => certificateTemplate === id && productLines.length > 0,
    )
    if (sample === undefined) throw new Error(`No sample of ${id}`)
    const { pdf, visible } = await drawSignable(documents, name, at, sample.referenceNumber)
    const details = { name, at: at.toISOString(), reason: 'Health certificate approved and issued' }
    const signed = await signer.sign(pdf, details, visible)
    expect(qpdfSays(folder, signed)).toContain('No syntax or stream encoding errors found')
    const verdict = pdfsigSays(folder, signed)
    expect(verdict).toContain('Signature is Valid')
    expect(opensslSays(folder, signed, join(folder, 'seal', sealFiles.authorities)).status).toBe(0)
    expect(textOf(signed, 'pdffonts')).not.toMatch(/ no +(yes|no) +yes +\d/)
    const text = textOf(signed)
    const order = ['Part I', 'I.1', 'I.24', 'Part II', 'II.1', 'Part III', 'Digitally signed by', name]
    const places = order.map((word) => text.indexOf(word))
    expect(places.filter((place) => place < 0)).toEqual([])
    expect(places.toSorted((one, other) => one - other)).toEqual(places)
  })
})
