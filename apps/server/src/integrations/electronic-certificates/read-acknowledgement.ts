import { XmlDocument, type XmlNode } from 'libxml2-wasm'
import { faultsOf } from './validate-message.ts'
import { namespaces, rsmOf } from './write-message.ts'

/** [CRT-14] What a receiver says of a message: it holds, it does not, or that is still to be decided. */
interface Acknowledgement {
  readonly verdict: 'accepted' | 'refused' | 'pending'
  /** What it wrote, sentence by sentence. */
  readonly words: readonly string[]
}

/** UN/EDIFACT 1373, as far as it decides. */
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

/** Reads an answer; undefined when it is not valid, or its code decides nothing. */
export function readAcknowledgement(answer: string): Acknowledgement | undefined {
  if (faultsOf(answer, 'SPSAcknowledgement').length > 0) return undefined
  using xml = XmlDocument.fromString(answer)
  const code = xml.get(`${document}/ram:StatusCode`, prefixes)
  const verdict = code === null ? undefined : verdicts.get(textOf(code))
  if (verdict === undefined) return undefined
  const words = xml.find(`${document}/ram:ReasonInformation`, prefixes).map(textOf)
  return { verdict, words: words.filter((sentence) => sentence !== '') }
}
