import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where templates live, a folder each. */
export const templatesFolder = join(import.meta.dirname, '../src/templates')

const numbers = (id: string) => id.split('.').map(Number)

function byNumber(one: string, other: string): number {
  const [left, right] = [numbers(one), numbers(other)]
  return left.map((part, index) => part - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** The registry of the folders that exist: a template is added by adding its folder. */
export function generateRegistry(folder: string = templatesFolder): string {
  const ids = readdirSync(folder)
    .filter((name) => /^\d+(\.\d+)+$/.test(name))
    .sort(byNumber)
  const imports = ids.map((id, index) => `import { template as template${index} } from './${id}/template.ts'`)
  const names = ids.map((_id, index) => `template${index}`).join(', ')
  return [
    '// Written by packages/domain/scripts/generate-registry.ts from the folders beside this file.',
    "import type { CertificateTemplate } from './certificate-template.ts'",
    ...imports,
    '',
    `export const registry: readonly CertificateTemplate[] = [${names}]`,
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(templatesFolder, 'registry.gen.ts'), generateRegistry())
}
