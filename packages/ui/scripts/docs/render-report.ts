import type { ComponentDoc, ExportDoc, FolderDoc, PropDoc } from './api-model.ts'

const byName = (one: { readonly name: string }, other: { readonly name: string }) => (one.name < other.name ? -1 : 1)
const flat = (code: string) => code.replace(/\s+/g, ' ').trim()
/** Drops comments: a type's description may change without the type. */
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const propLine = ({ name, type, required, defaultValue, deprecated }: PropDoc) => {
  const start = defaultValue === undefined ? '' : ` = ${flat(defaultValue)}`
  return `  ${name}${required ? '' : '?'}: ${flat(type)}${start}${deprecated === undefined ? '' : ' (deprecated)'}`
}

const componentLines = ({ name, props, element }: ComponentDoc) => [
  `<${name}>${element === undefined ? '' : ` and the props of ${element}`}`,
  ...props.toSorted(byName).map(propLine),
]

const exportLine = ({ declaration }: ExportDoc) => flat(withoutComments(declaration))

/**
 * Everything that the package exports, one prop or declaration per line, in an order that refactoring does not change.
 */
export function renderReport(folders: readonly FolderDoc[]): string {
  const sections = folders.map(({ folder, components, exports }) => {
    const lines = [...components.toSorted(byName).flatMap(componentLines), ...exports.toSorted(byName).map(exportLine)]
    return `## ${folder}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`
  })
  return `# The public API of @eksport/ui\n\nWritten by \`npm run generate:api\`; \`npm test\` compares it with the sources.\n\n${sections.join('\n')}`
}
