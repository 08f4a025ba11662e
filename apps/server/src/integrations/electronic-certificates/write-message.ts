import type { XmlElement as Message } from '@eksport/domain/documents'
import { XmlDocument, type XmlElement as XmlNode } from 'libxml2-wasm'

export type { Message }

/** The namespace of a message; it contains its kind, which is also the root element. */
export const rsmOf = (kind: string) => `urn:un:unece:uncefact:data:standard:${kind}:17`

export const namespaces = {
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:21',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:21',
} as const

function nameOf(name: string): readonly [prefix: string, local: string] {
  const [prefix, local] = name.split(':')
  if (prefix === undefined || local === undefined) throw new TypeError(`An element of a message has a prefix: ${name}`)
  return [prefix, local]
}

/** Removes what XML 1.0 cannot contain even escaped: control characters and unpaired surrogates. */
const carried = (text: string) => text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')

function fill(node: XmlNode, { attributes = {}, content }: Message): void {
  for (const [name, value] of Object.entries(attributes)) node.setAttr(name, carried(value))
  if (typeof content === 'string') {
    node.addText(carried(content))
    return
  }
  for (const child of content) {
    const [prefix, local] = nameOf(child.name)
    fill(node.addElement(local, prefix), child)
  }
}

/** A message as XML text, to be stored in UTF-8. The same message gives the same text. */
export function writeMessage(message: Message): string {
  using document = XmlDocument.create()
  const [prefix, local] = nameOf(message.name)
  const root = document.createRoot(local, rsmOf(local), prefix)
  root.addNsDeclaration(namespaces.ram, 'ram')
  root.addNsDeclaration(namespaces.udt, 'udt')
  fill(root, message)
  return document.toString({ format: true })
}
