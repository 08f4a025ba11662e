import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { templatesFolder, writeRegistries } from './generate-registry.ts'

/** What a new template needs to be given; everything else starts as in the general certificates and is edited afterwards. */
export interface NewTemplate {
  readonly id: string
  readonly name: string
  readonly country: string
  readonly callingCode?: string
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const everywhere = (text: string) => `{ nb: ${quoted(text)}, nn: ${quoted(text)}, en: ${quoted(text)} }`

const templateFile = ({
  id,
  name,
  callingCode,
}: NewTemplate) => `import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { ordinaryStates, ordinaryTypes, seafoodPrefixes } from '../steps/code-lists.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { generalProductLines, generalRecipient, generalTransport } from '../steps/general-steps.ts'

/** What the rule check knows of ${name.replaceAll('*/', '')}. */
const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: seafoodPrefixes },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ordinaryStates,
  processingTypes: ordinaryTypes,
  generalRequirements: true,
} as const satisfies TemplateRules

const id = '${id}'

/** ${name.replaceAll('*/', '')}. */
export const template = defineTemplate({
  id,
  version: 1,
  title: ${everywhere(name)},
  fullTitle: ${everywhere(`${id} ${name}`)},
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [
    preInformationStep,
    senderStep,
    generalRecipient(${callingCode === undefined ? '' : `{ callingCode: '${callingCode}' }`}),
    controlStep,
    generalTransport({ certificate: id }),
    generalProductLines,
    retrievalStep,
    summaryStep,
  ],
})
`

const certificateFile = ({
  name,
}: NewTemplate) => `import { defineCertificate } from '../../documents/certificate/define-certificate.ts'
import { generalClauses, generalGoods, generalSources } from '../../documents/certificate/general-certificate.ts'
import { standardLayout } from '../../documents/certificate/grid.ts'
import { placeOfDestination } from '../../documents/certificate/sources.ts'
import { template } from './template.ts'

/** The certificate of ${name.replaceAll('*/', '')}. */
export const certificate = defineCertificate(template, {
  version: 1,
  languages: ['en'],
  agreed: null,
  lead: { en: 'for fishery products exported from Norway to {country}' },
  layout: standardLayout({ ...generalSources, placeOfDestination }),
  goods: generalGoods,
  clauses: generalClauses,
})
`

const fixturesFile = ({
  country,
}: NewTemplate) => `import { fixturesOf, setupFor } from '../../testing/template-examples.ts'
import { template } from './template.ts'

/** What the examples of this certificate need to be told. */
export const setup = setupFor({
  template: template.id,
  country: '${country}',
  formats: ['PAPER'],
  values: { productClassificationCode: '0302' },
  broken: [
    {
      title: 'no place of dispatch',
      set: { 'transport.placeOfDispatch.value': undefined },
      path: 'transport.placeOfDispatch.value',
      code: 'required',
    },
  ],
})

/** Example applications for this certificate. */
export const fixtures = fixturesOf(template, setup)
`

const readmeFile = ({ id, name }: NewTemplate) => `# ${id} ${name}

What differs, and why:

- Nothing yet: it asks what the general certificates ask. Write here what this one asks otherwise, and for what reason.
`

/** The files of a new template's folder by name. They are complete: the template passes the conformance suite as it is. */
export function templateFiles(template: NewTemplate): Readonly<Record<string, string>> {
  if (!/^\d+\.\d+\.\d+$/.test(template.id)) throw new Error(`'${template.id}' is no template number, such as 1.1.400`)
  if (!/^[A-Z]{2}$/.test(template.country)) throw new Error(`'${template.country}' is no country code, such as JP`)
  if (template.name.trim() === '') throw new Error('A template has a name')
  if (template.callingCode !== undefined && !/^\+\d{1,4}$/.test(template.callingCode))
    throw new Error(`'${template.callingCode}' is no calling code, such as +81`)
  return {
    'template.ts': templateFile(template),
    'certificate.ts': certificateFile(template),
    'fixtures.ts': fixturesFile(template),
    'README.md': readmeFile(template),
  }
}

/** Writes the folder and the registries; throws if the folder exists. */
export function writeTemplate(template: NewTemplate, folder: string = templatesFolder): string {
  const files = templateFiles(template)
  const target = join(folder, template.id)
  if (existsSync(target)) throw new Error(`${template.id} exists already`)
  mkdirSync(target, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text)
  writeRegistries(folder)
  return target
}

/** The command line: `<number> <country> '<name>' [+<calling code>]`; returns the exit code. */
export function newTemplate([id = '', country = '', name = '', callingCode]: readonly string[]): number {
  try {
    const target = writeTemplate({ id, country, name, ...(callingCode !== undefined && { callingCode }) })
    console.log(`Written: ${target}\nNext: its row in data/certificate-templates.json, and what differs.`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error("Usage: npm run new:template -- <number> <country> '<name>' [+<calling code>]")
    return 1
  }
}
