import type { FolderDoc } from './api-model.ts'
import type { Pattern } from './patterns.ts'
import { titleOf } from './render-page.ts'
import { type Usage, withPackageLinks } from './usage.ts'

/** A page, with its line in the index. */
export interface Page {
  readonly usage: Usage
  readonly api: FolderDoc
  readonly text: string
}

const head = `# @eksport/ui

> React components for services where somebody applies and somebody decides: lists with filters, details that show what changed, forms in steps, uploads, bookings. Built to meet WCAG 2.2 AA, in bokmål, nynorsk and English, light and dark, dense or roomy. They receive data and report changes; they know no server. Those of the first trade, export certificates, stand apart.

- One stylesheet, loaded once: \`import '@eksport/ui/styles.css'\`. The typeface is optional: \`@eksport/ui/fonts.css\`.
- Import from the root or from the component's own entry: \`@eksport/ui/button\`. The trade's components come from \`@eksport/ui/certificate\` or their own, \`@eksport/ui/certificate/status-badge\`, and need \`@eksport/domain\`.
- Forms are described with \`@eksport/forms\`, which is installed along; name it in your own manifest too.
- State is a pair: \`value\`/\`defaultValue\` with \`onValueChange(value, details)\`. Dates are strings: \`2026-03-15\`, \`14:30\`.
- \`className\`, \`ref\` and the element's other props are passed on; state shows as \`data-*\`.
- Theme is \`data-color-scheme="light | dark | auto"\`, density \`data-size="md | sm"\`, on any element.`

/** Rewrites a page's links to its neighbours: from the index they are in a folder. */
const fromHere = (summary: string) => withPackageLinks(summary).replaceAll(/\]\(([\w-]+\.md)\)/g, '](docs/$1)')

const line = ({ usage, api }: Page) => `- [${titleOf(api)}](docs/${api.folder}.md): ${fromHere(usage.summary)}`

const patternLine = ({ name, title, summary }: Pattern) => `- [${title}](docs/patterns/${name}.md): ${summary}`

/** The index in the form of llmstxt.org: a description of the package, and a line with a link for each page. */
export const renderIndex = (pages: readonly Page[], patterns: readonly Pattern[]) =>
  `${[head, '## Start', '- [README](README.md): install, first table, theming, texts, server rendering, sizes', '## Patterns', patterns.map(patternLine).join('\n'), '## Components', pages.map(line).join('\n'), '## Optional', '- [Tokens](dist/tokens.json): every design token as DTCG JSON, light and dark\n- [Changelog](CHANGELOG.md): what changed, version by version'].join('\n\n')}\n`
