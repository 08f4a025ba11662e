import { SignatureKind, type Symbol as TsSymbol } from 'typescript/unstable/sync'
import type { ExportDoc } from './api-model.ts'
import { sourceOf } from './declarations.ts'
import type { Reader } from './read-api.ts'

const longest = 40

/** A type as written; the signature of a function; the type of a value. */
function declarationOf({ checker }: Reader, name: string, symbol: TsSymbol): string | undefined {
  const source = sourceOf(symbol)
  if (source === undefined) return
  if (/^(export )?(type|interface)\b/.test(source)) return source.replace(/^export /, '')
  const type = checker.getTypeOfSymbol(symbol)
  if (type === undefined) return
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call)
  return signature ? `function ${name}: ${checker.typeToString(type)}` : `const ${name}: ${checker.typeToString(type)}`
}

/** Describes an export that is not a component; undefined if its declaration would fill a page. */
export function describeExport(reader: Reader, name: string, symbol: TsSymbol): ExportDoc | undefined {
  const declaration = declarationOf(reader, name, symbol)
  if (declaration === undefined || declaration.split('\n').length > longest) return
  return { name, comment: symbol.getDocumentationComment(reader.checker), declaration }
}
