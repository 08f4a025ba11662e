import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeTemplate } from '@eksport/forms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeRegistries } from '../../scripts/generate-registry.ts'
import { templateFiles } from '../../scripts/new-template.ts'

const id = '9.9.12'
const path = 'transport.imoNumber'
const source = join(import.meta.dirname, '../..')
let house = ''

/** The folder of a template whose form asks for an IMO number of its own, and whose certificate prints it. */
function ownFolder(): Readonly<Record<string, string>> {
  const files = templateFiles({ id, name: 'Utopia', country: 'JP' })
  const changed = (name: string, ...changes: readonly (readonly [string, string])[]) => {
    const text = changes.reduce((all, [from, to]) => all.replace(from, to), files[name] ?? '')
    if (changes.some(([, to]) => !text.includes(to))) throw new Error(`${name} is written otherwise`)
    return text
  }
  return {
    ...files,
    'answers.ts': `import { z } from 'zod'
import { defineAnswers } from '../../values/template-answers/define-answers.ts'

export const answers = defineAnswers({ transport: { imoNumber: z.string().max(20).optional() } })
`,
    'facts.ts': `import { type AnswerPath, type Fact, identifier } from '../../facts/fact.ts'

export const facts = {
  '${path}': identifier('transport', 'Skipsnummer', 'Skipsnummer', 'Ship number'),
} as const satisfies { readonly [Path in AnswerPath]?: Fact }
`,
    'ship.ts': `import { text } from '@eksport/forms'
import { form } from '../../documents/sections/forms.ts'

export const ship = form.section({
  id: 'ship',
  fields: {
    '${path}': text({
      label: { nb: 'Skipsnummer', nn: 'Skipsnummer', en: 'Ship number' },
      when: form.is('transport.meansOfTransport', 'SHIP'),
      max: 20,
    }),
  },
})
`,
    'template.ts': changed(
      'template.ts',
      [
        'import { ordinaryStates',
        "import { transportStep } from '../steps/standard-steps.ts'\nimport { ship } from './ship.ts'\nimport { ordinaryStates",
      ],
      [
        `generalTransport({ certificate: id })`,
        `transportStep({ nb: 'x', nn: 'x', en: 'x' }, [
      meansOfTransportSection({ means: ['AIR', 'SHIP'], identification: {}, containers: { seals: true } }),
      ship,
      departureSection({ placeOfDispatch: { required: true }, placeOfLoading: {}, pointOfEntry: 'optional', timeOfDeparture: 'optional' }),
      temperatures,
      generalDeclaration(requirementsOf(id)),
    ])`,
      ],
      [
        'import { generalProductLines, generalRecipient, generalTransport }',
        `import { generalDeclaration, requirementsOf } from '../../documents/sections/declarations.ts'
import { departureSection, meansOfTransportSection } from '../../documents/sections/departure.ts'
import { temperatures } from '../../documents/sections/temperatures.ts'
import { generalProductLines, generalRecipient }`,
      ],
    ),
    'certificate.ts': changed(
      'certificate.ts',
      [
        '{ ...generalSources, placeOfDestination }',
        `{ ...generalSources, placeOfDestination, means: identifiedTransport('AIR', 'SHIP'), regionOfOrigin: answer('${path}') }`,
      ],
      [
        'import { placeOfDestination }',
        "import { answer } from '../../documents/certificate/source.ts'\nimport { identifiedTransport, placeOfDestination }",
      ],
    ),
    'fixtures.ts': changed('fixtures.ts', ['values: {', "values: {\n    'transport.meansOfTransport': 'SHIP',"]),
  }
}

/** Every file below a folder with its text. */
function filesBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [file.slice(folder.length + 1), readFileSync(file, 'utf8')]
    }),
  )
}

/** A module of the copy. */
const inHouse = (file: string) => import(pathToFileURL(join(house, 'src', file)).href)

describe('[CRT-04] an answer that one template owns, added in a copy of this package', () => {
  beforeAll(() => {
    mkdirSync(join(source, '.tmp'), { recursive: true })
    house = mkdtempSync(join(source, '.tmp/own-answer-'))
    cpSync(join(source, 'src'), join(house, 'src'), { recursive: true })
    writeFileSync(
      join(house, 'tsconfig.json'),
      `{ "extends": "../../../../tsconfig.base.json", "compilerOptions": { "types": ["node"] }, "include": ["src/templates/${id}/*.ts", "src/templates/registry.gen.ts", "src/index.ts"] }`,
    )
    const folder = join(house, 'src/templates', id)
    mkdirSync(folder)
    for (const [name, text] of Object.entries(ownFolder())) writeFileSync(join(folder, name), text)
    writeRegistries(join(house, 'src/templates'))
  })
  afterAll(() => rmSync(house, { recursive: true, force: true }))

  it('[TPL-18] [CRT-04] touches the folder of the template and generated files, and compiles', () => {
    const [before, after] = [filesBelow(join(source, 'src')), filesBelow(join(house, 'src'))]
    const touched = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
    expect(touched.filter((file) => !file.startsWith(`templates/${id}/`) && !file.endsWith('.gen.ts'))).toEqual([])
    const compiler = join(source, 'node_modules/.bin/tsc')
    const output = () => execFileSync(compiler, ['-p', house], { cwd: house, encoding: 'utf8', stdio: 'pipe' })
    expect(output()).toBe('')
  })

  it('[CRT-04] is asked, stored and read', async () => {
    const { template } = await inHouse(`templates/${id}/template.ts`)
    const { setup, fixtures } = await inHouse(`templates/${id}/fixtures.ts`)
    const { domainIssueTexts } = await inHouse('templates/domain-issue-texts.ts')
    const passed: string[] = []
    const run = (title: string, body: () => void) => {
      body()
      passed.push(title)
    }
    describeTemplate(template, setup, domainIssueTexts, { describe: (_title, body) => body(), it: run })
    expect(passed).toHaveLength(9)
    const { relevantApplication } = await inHouse('templates/index.ts')
    const { buildRequest } = await inHouse('documents/request/build-request.ts')
    const { readStored } = await inHouse('documents/request/read-stored.ts')
    const sent = buildRequest(relevantApplication(fixtures.fullest))
    expect(sent.transport.imoNumber).toHaveLength(20)
    expect(readStored(JSON.parse(JSON.stringify(sent))).transport).toEqual(sent.transport)
  })

  it('[CRT-02] counts nowhere else, nor where its own form does not ask it', async () => {
    const { fixtures } = await inHouse(`templates/${id}/fixtures.ts`)
    const { relevantApplication } = await inHouse('templates/index.ts')
    const by = (change: object) => relevantApplication({ ...fixtures.fullest, ...change }).transport
    expect(by({})).toHaveProperty('imoNumber')
    expect(by({ certificateTemplate: '1.1.117' })).not.toHaveProperty('imoNumber')
    expect(by({ transport: { ...fixtures.fullest.transport, meansOfTransport: 'AIR' } })).not.toHaveProperty(
      'imoNumber',
    )
  })

  it('[CRT-06] is shown, compared, printed and sent in the message', async () => {
    const { applicationEntries } = await inHouse('facts/application-entries.ts')
    const { entryTexts } = await inHouse('facts/entries.ts')
    const { inDocument, onScreen } = await inHouse('facts/write-fact.ts')
    const { summaryWords } = await inHouse('facts/summary-words.ts')
    const { facts } = await inHouse('facts/facts.ts')
    const { diffApplication } = await inHouse('process/change/diff-application.ts')
    const { certificateOf, electronicCertificateOf } = await inHouse('templates/documents.ts')
    const { certificate } = await inHouse(`templates/${id}/certificate.ts`)
    const { fixtures } = await inHouse(`templates/${id}/fixtures.ts`)
    const { anApplication } = await inHouse('testing/index.ts')
    const application = {
      ...anApplication(),
      ...fixtures.fullest,
      transport: { ...fixtures.fullest.transport, imoNumber: '9074729' },
    }
    const lookups = {
      name: () => undefined,
      scientificName: () => undefined,
      establishment: () => undefined,
      site: () => undefined,
    }

    const entry = applicationEntries.find((one: { id: string }) => one.id === path)
    expect([entry.label.nb, entryTexts(entry, application, inDocument(lookups, 'nb'))]).toEqual([
      'Skipsnummer',
      ['9074729'],
    ])
    const words = summaryWords(facts, onScreen({ label: (_list: string, code: string) => code }, 'nb'))
    expect(words(path, '9074729', undefined)).toMatchObject({ label: 'Skipsnummer', value: '9074729' })

    const after = { ...application, transport: { ...application.transport, imoNumber: '9074741' } }
    expect(diffApplication(application, after).changes).toEqual([
      { kind: 'changed', path, from: '9074729', to: '9074741' },
    ])

    const issue = {
      state: 'issued',
      number: '1',
      issue: 1,
      replaces: undefined,
      at: '2026-11-22T09:51:00+01:00',
      certifier: { name: 'K', role: 'B' },
      verification: { address: 'https://eksport.example/kontroller/0', code: '0', qr: '<svg/>' },
    }
    const document = certificateOf(certificate, application, lookups, issue)
    expect(document.consignment.boxes.find(({ no }: { no: string }) => no === 'I.8').lines).toEqual([
      { t: '9074729', as: 'code' },
    ])
    const { notes } = electronicCertificateOf(document, application, lookups, { issue, status: 'issued' })
    expect(notes).toContainEqual({ subject: 'TRANSPORT_IMO_NUMBER', text: '9074729' })
  })
})
