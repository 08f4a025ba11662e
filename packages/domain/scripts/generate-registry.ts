import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the templates, one subfolder per template. */
export const templatesFolder = join(import.meta.dirname, '../src/templates')

const numbers = (id: string) => id.split('.').map(Number)

function byNumber(one: string, other: string): number {
  const [left, right] = [numbers(one), numbers(other)]
  return left.map((part, index) => part - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}

const idsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^\d+(\.\d+)+$/.test(name))
    .sort(byNumber)

const elsewhere = '// Written by packages/domain/scripts/generate-registry.ts from the folders of the templates.'
const note = '// Written by packages/domain/scripts/generate-registry.ts from the folders beside this file.'

/** The registry of all template folders, so that a template is added by adding its folder. */
function generateRegistry(folder: string): string {
  const ids = idsIn(folder)
  const imports = ids.map((id, index) => `import { template as template${index} } from './${id}/template.ts'`)
  const names = ids.map((_id, index) => `template${index}`).join(', ')
  return [
    note,
    "import type { CertificateTemplate } from './certificate-template.ts'",
    ...imports,
    '',
    `export const registry: readonly CertificateTemplate[] = [${names}]`,
    '',
  ].join('\n')
}

/** The certificates of the same folders, separate from the forms because a browser that fills in a form draws no certificate. */
function generateCertificates(folder: string): string {
  const ids = idsIn(folder)
  return [
    note,
    "import type { CertificateDefinition } from '../documents/certificate/define-certificate.ts'",
    ...ids.map((id, index) => `import { certificate as certificate${index} } from './${id}/certificate.ts'`),
    '',
    `export const certificates: readonly CertificateDefinition[] = [${ids.map((_id, index) => `certificate${index}`).join(', ')}]`,
    '',
  ].join('\n')
}

/** The earlier versions that are kept, one file each: `<id>/earlier/<version>.ts`. They are separate because few readers need them. */
function generateEarlierVersions(folder: string): string {
  const files = idsIn(folder).flatMap((id) => {
    const earlier = join(folder, id, 'earlier')
    if (!existsSync(earlier)) return []
    const names = readdirSync(earlier).filter((name) => /^\d+\.ts$/.test(name))
    return names.sort(byNumber).map((name) => `./${id}/earlier/${name}`)
  })
  const imports = files.map((file, index) => `import { template as template${index} } from '${file}'`)
  const names = files.map((_file, index) => `template${index}`).join(', ')
  return [
    note,
    ...imports,
    "import type { CertificateTemplate } from './certificate-template.ts'",
    '',
    `export const earlierVersions: readonly CertificateTemplate[] = [${names}]`,
    '',
  ].join('\n')
}

const foldersWith = (file: string, folder: string) => idsIn(folder).filter((id) => existsSync(join(folder, id, file)))

const ownedParts = ['recipient', 'control', 'transport', 'productLines'] as const

/** The answers that templates define themselves (`<id>/answers.ts`), which become part of the shape of an application. */
function generateTemplateAnswers(folder: string): string {
  const owners = foldersWith('answers.ts', folder)
  const parts = ownedParts.map((part) => {
    const shapes = ['none', ...owners.map((_id, index) => `answers${index}`)].map((owner) => `...${owner}.${part}`)
    return `  ${part}: { ${shapes.join(', ')} },`
  })
  return [
    elsewhere,
    ...owners.map((id, index) => `import { answers as answers${index} } from '../../templates/${id}/answers.ts'`),
    "import { defineAnswers } from './define-answers.ts'",
    '',
    'const none = defineAnswers({})',
    '',
    'export const templateAnswers = {',
    ...parts,
    '}',
    '',
  ].join('\n')
}

/** The facts about those answers (`<id>/facts.ts`), which become part of all facts. */
function generateTemplateFacts(folder: string): string {
  const owners = foldersWith('facts.ts', folder)
  return [
    elsewhere,
    ...owners.map((id, index) => `import { facts as facts${index} } from '../templates/${id}/facts.ts'`),
    '',
    'export const templateFacts = {',
    ...owners.map((_id, index) => `  ...facts${index},`),
    '}',
    '',
  ].join('\n')
}

/** The generated registries of a templates folder, by their paths relative to its parent folder. */
export const registriesOf = (folder: string = templatesFolder): Readonly<Record<string, string>> => ({
  'templates/registry.gen.ts': generateRegistry(folder),
  'templates/certificates.gen.ts': generateCertificates(folder),
  'templates/earlier-versions.gen.ts': generateEarlierVersions(folder),
  'values/template-answers/template-answers.gen.ts': generateTemplateAnswers(folder),
  'facts/template-facts.gen.ts': generateTemplateFacts(folder),
})

export function writeRegistries(folder: string = templatesFolder): void {
  for (const [path, text] of Object.entries(registriesOf(folder))) writeFileSync(join(folder, '..', path), text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeRegistries()
}
