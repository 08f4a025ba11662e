import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { Entry, Library } from './library.ts'

const text = (words: string) => ({ content: [{ type: 'text' as const, text: words }] })
const refusal = (words: string) => ({ ...text(words), isError: true })

const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const line = ({ kind, name, title, summary }: Entry) => `- ${kind} \`${name}\` (${title}): ${summary}`

/** The entries that contain all of the words; matches in the name come before those in the purpose and in the parts. */
function find(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (where: string) => words.every((word) => where.toLowerCase().includes(word))
  const named = entries.filter(({ name, title }) => has(`${name} ${title}`))
  const meant = entries.filter(({ name, title, summary }) => has(`${name} ${title} ${summary}`))
  const within = entries.filter(({ parts }) => has(parts.join(' ')))
  return [...new Set([...named, ...meant, ...within])]
}

/** A read-only server for one library. */
export function makeServer(library: Library, version: string): McpServer {
  const server = new McpServer({ name: 'eksport-ui', version })
  const annotations = { readOnlyHint: true, openWorldHint: false }
  const pageOf = (kind: Entry['kind'], asked: string) => {
    const known = library.entries.filter((entry) => entry.kind === kind)
    const isAsked = (name: string) => bare(name) === bare(asked)
    const entry =
      known.find(({ name, title }) => isAsked(name) || isAsked(title)) ?? known.find(({ parts }) => parts.some(isAsked))
    if (entry) return text(library.page(entry))
    return refusal(`There is no ${kind} '${asked}'. There are: ${known.map(({ name }) => name).join(', ')}.`)
  }

  server.registerTool(
    'find',
    {
      description: 'Components and patterns whose name or purpose has all of the words; all of them without words.',
      inputSchema: { words: z.string().default('').describe("For example 'table' or 'free times'") },
      annotations,
    },
    ({ words }) => {
      const found = find(library.entries, words)
      return text(found.length > 0 ? found.map(line).join('\n') : `Nothing has '${words}'. Ask with fewer words.`)
    },
  )
  server.registerTool(
    'component',
    {
      description: 'The page of a component: use, example, keyboard, what is heard, props with types and defaults.',
      inputSchema: {
        name: z.string().describe("As found or as imported: 'data-table', 'DataTable', 'FilterChips', 'defineFilters'"),
      },
      annotations,
    },
    ({ name }) => pageOf('component', name),
  )
  server.registerTool(
    'pattern',
    {
      description: 'A page made of several components, with its code in one file that runs as it stands.',
      inputSchema: { name: z.string().describe("As found: 'list-with-filters'") },
      annotations,
    },
    ({ name }) => pageOf('pattern', name),
  )
  server.registerTool(
    'tokens',
    {
      description: 'Design tokens with their values in light and dark; use them as CSS variables.',
      inputSchema: { text: z.string().default('').describe("A part of the name: 'action', 'radius'") },
      annotations,
    },
    ({ text: part }) => {
      const lines = library.tokens(part)
      return lines.length > 0 ? text(lines.join('\n')) : refusal(`No token has '${part}' in its name.`)
    },
  )
  return server
}
