import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { serverFolder } from '../../program-files.ts'

/** A certificate, or a receiver's answer to it. */
export type MessageKind = 'SPSCertificate' | 'SPSAcknowledgement'

const schemas = join(serverFolder, 'src/integrations/electronic-certificates/schema')

const made: Partial<Record<MessageKind, XsdValidator>> = {}

/** Each schema is loaded once, with the modules that it imports. */
function validatorOf(kind: MessageKind): XsdValidator {
  const known = made[kind]
  if (known !== undefined) return known
  xmlRegisterFsInputProviders()
  const url = join(schemas, `${kind}_17p0.xsd`)
  using document = XmlDocument.fromString(readFileSync(url, 'utf8'), { url })
  const validator = XsdValidator.fromDoc(document)
  made[kind] = validator
  return validator
}

/** How a message breaks its schema, one sentence with line number each; empty if it is valid. */
export function faultsOf(message: string, kind: MessageKind = 'SPSCertificate'): readonly string[] {
  try {
    using document = XmlDocument.fromString(message)
    validatorOf(kind).validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error
    const faults = error.details.map(({ line, message: words }) => `${line}: ${words.trim()}`)
    // The library reports no line for an empty text.
    return faults.length > 0 ? faults : [error.message]
  }
}
