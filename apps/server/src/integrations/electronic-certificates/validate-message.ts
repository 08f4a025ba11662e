import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

const schema = join(import.meta.dirname, 'schema/SPSCertificate_17p0.xsd')

let made: XsdValidator | undefined

/** The schema is read once, with the modules that it imports from beside it. */
function validator(): XsdValidator {
  if (made !== undefined) return made
  xmlRegisterFsInputProviders()
  using document = XmlDocument.fromString(readFileSync(schema, 'utf8'), { url: schema })
  made = XsdValidator.fromDoc(document)
  return made
}

/** What of a message is against the schema, a sentence each with its line; nothing when it is valid. */
export function faultsOf(message: string): readonly string[] {
  try {
    using document = XmlDocument.fromString(message)
    validator().validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error
    return error.details.map(({ line, message: words }) => `${line}: ${words.trim()}`)
  }
}
