import { XmlDocument, XmlElement } from 'libxml2-wasm'
import { namespaces, rsmOf } from './write-message.ts'

const place = '/rsm:SPSCertificate/rsm:SPSExchangedDocument/ram:StatusCode'

/** The message of a certificate with another status (UN/EDIFACT 1373); everything else stays as issued. */
export function withStatus(message: string, [code, name]: readonly [code: string, name: string]): string {
  using document = XmlDocument.fromString(message)
  const node = document.get(place, { rsm: rsmOf('SPSCertificate'), ram: namespaces.ram })
  if (!(node instanceof XmlElement)) throw new TypeError('A message of a certificate has no status')
  node.firstChild?.remove()
  node.addText(code)
  node.setAttr('name', name)
  return document.toString({ format: true })
}
