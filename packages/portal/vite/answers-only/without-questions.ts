import { type ESTree, parseSync, Visitor } from 'vite'

/** What only the server reads of a call's declaration: it checks what it is asked, and describes it for others. */
const ofTheServer: ReadonlySet<string> = new Set(['params', 'query', 'body', 'summary'])

const isOfTheServer = (entry: ESTree.ObjectPropertyKind) =>
  entry.type === 'Property' && entry.key.type === 'Identifier' && ofTheServer.has(entry.key.name)

/** The same length and the same lines, so that whatever follows stands where it stood. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** The module with its calls declared without what only the server reads; `file` says what it is written in. */
export function withoutQuestions(file: string, code: string): string {
  let left = code
  new Visitor({
    CallExpression({ callee, arguments: [declaration] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint') return
      if (declaration?.type !== 'ObjectExpression') return
      for (const [index, entry] of declaration.properties.entries()) {
        if (!isOfTheServer(entry)) continue
        const end = declaration.properties[index + 1]?.start ?? declaration.end - 1
        left = left.slice(0, entry.start) + blank(left.slice(entry.start, end)) + left.slice(end)
      }
    },
  }).visit(parseSync(file, code).program)
  return left
}
