import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateRegistry, templatesFolder } from './generate-registry.ts'

/** What a new folder must be told; the rest starts as in the general certificates and is edited there. */
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
  country,
}: NewTemplate) => `import { defineTemplate } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../steps/common-steps.ts'
import { mottaker } from './mottaker.ts'
import { rules } from './rules.ts'
import { transport } from './transport.ts'
import { varelinjer } from './varelinjer.ts'

/** ${name.replaceAll('*/', '')}. */
export const template = defineTemplate({
  id: '${id}',
  version: 1,
  title: ${everywhere(name)},
  fullTitle: ${everywhere(`${id} ${name}`)},
  countries: ['${country}'],
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: [
    preInformationStep,
    senderStep,
    mottaker,
    controlStep,
    transport,
    varelinjer,
    retrievalStep,
    summaryStep,
  ],
})
`

const recipientFile = ({
  callingCode,
}: NewTemplate) => `import { consignee, onBehalfOfConsignee, placeOfDestination } from '../../sections/consignee.ts'
import { recipientStep } from '../steps/standard-steps.ts'

export const mottaker = recipientStep(
  {
    nb: 'Hvem tar imot varene, og hvor skal de?',
    nn: 'Kven tek imot varene, og kvar skal dei?',
    en: 'Who receives the goods, and where do they go?',
  },
  [consignee(${callingCode === undefined ? '' : `{ callingCode: '${callingCode}' }`}), ...onBehalfOfConsignee(), placeOfDestination()],
)
`

const transportFile = ({ id }: NewTemplate) => `import { generalDeclaration } from '../../sections/declarations.ts'
import { departureSection, meansOfTransportSection } from '../../sections/departure.ts'
import { temperatures } from '../../sections/temperatures.ts'
import { transportStep } from '../steps/standard-steps.ts'

export const transport = transportStep(
  {
    nb: 'Slik reiser varene fra Norge til mottakerlandet.',
    nn: 'Slik reiser varene frå Noreg til mottakarlandet.',
    en: 'How the goods travel from Norway to the receiving country.',
  },
  [
    meansOfTransportSection({
      means: ['AIR', 'SHIP', 'TRUCK', 'TRAIN'],
      transportId: {},
      containerNumber: {},
      sealNumber: {},
    }),
    departureSection({
      placeOfDispatch: { required: true },
      placeOfLoading: {},
      timeOfDeparture: 'optional',
      pointOfEntry: 'optional',
    }),
    temperatures,
    generalDeclaration({
      nb: 'Jeg er kjent med kravene i sertifikat ${id}, og har som eksportør ansvaret for at varene oppfyller dem.',
      nn: 'Eg er kjend med krava i sertifikat ${id}, og har som eksportør ansvaret for at varene oppfyller dei.',
      en: 'I know the requirements of certificate ${id}, and am as exporter responsible for the goods meeting them.',
    }),
  ],
)
`

const linesFile = () => `import { commodityNature } from '../../sections/commodity-nature.ts'
import { packaging } from '../../sections/packaging.ts'
import { product } from '../../sections/product.ts'
import { foreignEstablishment, production } from '../../sections/production.ts'
import { productLinesStep } from '../steps/standard-steps.ts'

export const varelinjer = productLinesStep([production, foreignEstablishment, product(), commodityNature(), packaging])
`

const rulesFile = ({ name }: NewTemplate) => `import type { TemplateRules } from '../../rule/template-rules.ts'
import { ordinaryStates, ordinaryTypes, seafoodPrefixes } from '../steps/code-lists.ts'

/** What the rule check knows of ${name.replaceAll('*/', '')}. */
export const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: seafoodPrefixes },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ordinaryStates,
  processingTypes: ordinaryTypes,
  generalRequirements: true,
} as const satisfies TemplateRules
`

const fixturesFile = ({
  country,
}: NewTemplate) => `import { factsFor, fixturesOf } from '../../testing/template-facts.ts'
import { template } from './template.ts'

/** What the examples of this certificate need to be told. */
export const facts = factsFor({
  template: template.id,
  country: '${country}',
  formats: ['PAPER'],
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
export const fixtures = fixturesOf(template, facts)
`

const testFile = () => `import { describeTemplate } from '@eksport/forms/testing'
import { describe, it } from 'vitest'
import { domainIssueTexts } from '../domain-issue-texts.ts'
import { facts } from './fixtures.ts'
import { template } from './template.ts'

describeTemplate(template, facts, domainIssueTexts, { describe, it })
`

const readmeFile = ({ id, name }: NewTemplate) => `# ${id} ${name}

Files: \`template.ts\` (the pages in order), \`mottaker.ts\`, \`transport.ts\`, \`varelinjer.ts\` (what each page asks), \`rules.ts\` (what the
rule check knows), \`fixtures.ts\` (examples: smallest, fullest, broken), \`template.test.ts\` (the conformance suite).
Pages that are the same everywhere (sender, control, pickup, summary) come from \`../steps/\`.

## What differs, and why
- Nothing yet: it asks what the general certificates ask. Write here what this one asks otherwise, and for what reason.
`

/** The files of a new template's folder by name, complete: it passes the conformance suite as it is. */
export function templateFiles(template: NewTemplate): Readonly<Record<string, string>> {
  if (!/^\d+\.\d+\.\d+$/.test(template.id)) throw new Error(`'${template.id}' is no template number, such as 1.1.400`)
  if (!/^[A-Z]{2}$/.test(template.country)) throw new Error(`'${template.country}' is no country code, such as JP`)
  if (template.name.trim() === '') throw new Error('A template has a name')
  if (template.callingCode !== undefined && !/^\+\d{1,4}$/.test(template.callingCode))
    throw new Error(`'${template.callingCode}' is no calling code, such as +81`)
  return {
    'template.ts': templateFile(template),
    'mottaker.ts': recipientFile(template),
    'transport.ts': transportFile(template),
    'varelinjer.ts': linesFile(),
    'rules.ts': rulesFile(template),
    'fixtures.ts': fixturesFile(template),
    'template.test.ts': testFile(),
    'README.md': readmeFile(template),
  }
}

/** Writes the folder and the registry; a folder that exists is left alone. */
export function writeTemplate(template: NewTemplate, folder: string = templatesFolder): string {
  const files = templateFiles(template)
  const target = join(folder, template.id)
  if (existsSync(target)) throw new Error(`${template.id} exists already`)
  mkdirSync(target, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text)
  writeFileSync(join(folder, 'registry.gen.ts'), generateRegistry(folder))
  return target
}

/** The command: `<number> <country> '<name>' [+<calling code>]`; answers its exit code. */
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
