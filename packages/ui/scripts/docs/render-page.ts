import type { ComponentDoc, ExportDoc, FolderDoc, PropDoc, TypeDoc } from './api-model.ts'
import { barrelOf, barrelSource, entryOf } from './places.ts'
import { takes } from './takes.ts'
import { statuses, type Usage, withPackageLinks } from './usage.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')
const code = (text: string) => (text === '' ? '' : `\`${text}\``)

const deprecation = ({ deprecated }: PropDoc) =>
  deprecated === undefined ? '' : `**Deprecated.** ${deprecated}`.trim()

const row = (prop: PropDoc) =>
  [
    code(prop.name) + (prop.required ? ' *' : ''),
    code(prop.type),
    code(prop.defaultValue ?? ''),
    [deprecation(prop), prop.comment].filter(Boolean).join(' '),
  ]
    .map(cell)
    .join(' | ')

const table = (props: readonly PropDoc[]) =>
  ['| Prop | Type | Default | What it does |', '|---|---|---|---|', ...props.map((prop) => `| ${row(prop)} |`)].join(
    '\n',
  )

/** A component with its props table. */
export const renderComponent = (doc: ComponentDoc) =>
  [
    `### ${doc.name}`,
    doc.comment,
    doc.props.length > 0 ? table(doc.props) : '',
    doc.props.some(({ required }) => required) ? '\\* required' : '',
    takes(doc),
  ]
    .filter(Boolean)
    .join('\n\n')

const besides = (doc: ExportDoc) =>
  [`### ${doc.name}`, doc.comment, `\`\`\`ts\n${doc.declaration}\n\`\`\``].filter(Boolean).join('\n\n')

const named = (doc: TypeDoc) =>
  [
    `### ${doc.name}`,
    [doc.comment, doc.home === '@eksport/ui' ? '' : `From \`${doc.home}\`.`].filter(Boolean).join(' '),
    doc.declaration === '' ? '' : `\`\`\`ts\n${doc.declaration}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n')

/** The title for 'date-range-picker': 'DateRangePicker', or the name of the folder's one component. */
export const titleOf = ({ folder, components }: FolderDoc) => {
  const words = folder.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
  const [only, ...others] = components
  return only && others.length === 0 ? only.name : words
}

/** Where to import a folder's exports from, and which of them the barrel leaves to the folder's own entry. */
function imports({ folder, components, exports }: FolderDoc): string {
  const shared = new Set(barrelSource(folder).match(/\w+/g))
  const own = [...components, ...exports].filter(({ name }) => !shared.has(name)).map(({ name }) => `\`${name}\``)
  const only = own.length === 0 ? '' : `; only from the latter: ${own.join(', ')}`
  return `Import from \`${barrelOf(folder)}\` or \`${entryOf(folder)}\`${only}.`
}

/** The page of one component, as published in the package. */
export function renderPage(usage: Usage, api: FolderDoc): string {
  const parts = [
    `# ${titleOf(api)}`,
    `Status: **${usage.status}**. ${statuses[usage.status]}.`,
    withPackageLinks(usage.text),
    '## Props',
    imports(api),
    ...api.components.map(renderComponent),
    ...(api.exports.length > 0 ? ['## Types and functions', ...api.exports.map(besides)] : []),
    ...(api.types.length > 0 ? ['## Types that these name', ...api.types.map(named)] : []),
  ]
  return `${parts.join('\n\n')}\n`
}
