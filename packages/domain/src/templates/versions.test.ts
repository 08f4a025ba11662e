import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Field, type FieldRecord, locales, localize } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { anApplication, given } from '../testing/index.ts'
import type { CertificateTemplate } from './certificate-template.ts'
import { earlierVersions } from './earlier-versions.gen.ts'
import { getTemplate, movedToNewest, relevantDocument, templateOf, templates } from './index.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

interface Row {
  readonly code: string
  readonly versions: readonly { readonly version: number; readonly active: boolean }[]
}

/** Every declaration that a version asks for, with the version that brought its text and a mark of the text. */
function declarationsOf({ id, steps }: CertificateTemplate): [string, string][] {
  const of = (fields: FieldRecord): [string, string][] =>
    Object.entries(fields).flatMap(([path, field]: [string, Field]) => {
      if (field.kind === 'list') return of(field.fields)
      if (field.kind !== 'consent') return []
      const { label, statement, textVersion = 1 } = field
      const text = locales.map(
        (locale) => `${localize(label, locale)}\n${statement ? localize(statement, locale) : ''}`,
      )
      const mark = createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16)
      return [[`${id} ${path} ${textVersion}`, mark]]
    })
  return steps
    .flatMap(({ sections, items }) => [...sections, ...(items?.sections ?? [])])
    .flatMap(({ fields }) => of(fields))
}

const everyVersion = [...templates, ...earlierVersions]

describe('[CRT-04] the versions of templates', () => {
  it('[CRT-04] are all that the reference data knows, so that whatever was stored has its form', () => {
    const rows = JSON.parse(read('../../../../data/certificate-templates.json')) as Row[] // the reference data of the product
    const known = rows.flatMap(({ code, versions }) => versions.map(({ version }) => `${code} ${version}`))
    expect(everyVersion.map(({ id, version }) => `${id} ${version}`).sort()).toEqual(known.sort())
    for (const { code, versions } of rows)
      expect(versions.filter(({ active }) => active)).toMatchObject([{ version: getTemplate(code).version }])
  })

  it('[CRT-03] have declarations whose text never changes without a version of its own', () => {
    const ledger = new Map(Object.entries(JSON.parse(read('../testing/declaration-texts.json'))))
    const now = new Map(everyVersion.flatMap(declarationsOf))
    const idOf = (key: string) => key.split(' ')[0]
    const frozen = new Set([...ledger.keys()].map(idOf))
    expect([...frozen].sort()).toEqual(expect.arrayContaining(['1.1.100', '1.1.7', '2.1.22']))
    // A text that is changed gets the template's new version as its `textVersion`, and a line of its own in the ledger.
    expect([...now].filter(([key, mark]) => frozen.has(idOf(key)) && ledger.get(key) !== mark)).toEqual([])
  })

  it('[CRT-04] are the newest while an application is filled in, and its own from when it is sent', () => {
    const version = (applicationStatus?: 'UNDER_REGISTRERING' | 'INNSENDT', certificateTemplateVersion = 1) =>
      templateOf({ certificateTemplate: '1.1.100', certificateTemplateVersion, applicationStatus })?.version
    expect([version(), version('UNDER_REGISTRERING'), version('INNSENDT'), version('INNSENDT', 2)]).toEqual([
      2, 2, 1, 2,
    ])
    expect(version('INNSENDT', 9)).toBeUndefined()
    const unknown = anApplication({ applicationStatus: 'INNSENDT', certificateTemplateVersion: 9 })
    expect(relevantDocument(unknown)).toBe(unknown)
  })

  it('[CRT-04] keep what was declared to their own text', () => {
    const consentGeneralRequirements = given('1.1.100', 1)
    const transport = { ...anApplication().transport, consentGeneralRequirements }
    const draft = anApplication({ certificateTemplateVersion: 1, transport })
    const sent = { ...draft, applicationStatus: 'INNSENDT' as const }
    expect(relevantDocument(sent).transport?.consentGeneralRequirements).toEqual(consentGeneralRequirements)
    expect(relevantDocument(draft).transport).not.toHaveProperty('consentGeneralRequirements')
    expect(movedToNewest(draft, draft)).toEqual({
      versionBefore: 1,
      withdrawn: ['transport.consentGeneralRequirements'],
    })
    const declared = anApplication()
    expect(movedToNewest(draft, declared)).toEqual({ versionBefore: 1, withdrawn: [] })
    expect(movedToNewest(declared, declared)).toEqual({ versionBefore: undefined, withdrawn: [] })
    expect(movedToNewest(draft, { ...draft, certificateTemplate: '1.1.7' }).versionBefore).toBeUndefined()
  })
})
