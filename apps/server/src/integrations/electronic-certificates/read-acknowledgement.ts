import { XmlDocument, type XmlNode } from 'libxml2-wasm'
import { faultsOf } from './validate-message.ts'
import { namespaces, rsmOf } from './write-message.ts'

/** [CRT-14] A receiver's answer to a message: accepted, refused, or not decided yet. */
interface Acknowledgement {
  readonly verdict: 'accepted' | 'refused' | 'pending'
  /** Its sentences. */
  readonly words: readonly string[]
}

/** The codes of UN/EDIFACT 1373 that decide. */
const verdicts: ReadonlyMap<string, Acknowledgement['verdict']> = new Map([
  ['1', 'accepted'],
  ['3', 'accepted'],
  ['8', 'refused'],
  ['35', 'refused'],
  ['39', 'pending'],
])

const document = '/rsm:SPSAcknowledgement/rsm:SPSAcknowledgementDocument'
const prefixes = { rsm: rsmOf('SPSAcknowledgement'), ram: namespaces.ram }
const textOf = (node: XmlNode) => node.content.trim()

/** Parses an answer; undefined if it is not valid, or its code decides nothing. */
export function readAcknowledgement(answer: string): Acknowledgement | undefined {
  if (faultsOf(answer, 'SPSAcknowledgement').length > 0) return undefined
  using xml = XmlDocument.fromString(answer)
  const code = xml.get(`${document}/ram:StatusCode`, prefixes)
  const verdict = code === null ? undefined : verdicts.get(textOf(code))
  if (verdict === undefined) return undefined
  const words = xml.find(`${document}/ram:ReasonInformation`, prefixes).map(textOf)
  return { verdict, words: words.filter((sentence) => sentence !== '') }
}
