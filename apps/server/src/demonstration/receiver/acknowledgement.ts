import { type Message, writeMessage } from '../../integrations/electronic-certificates/index.ts'

const element = (name: string, content: Message['content'], attributes: Message['attributes'] = {}): Message => ({
  name,
  content,
  attributes,
})

interface Acknowledgement {
  readonly accepted: boolean
  readonly words: string
  readonly number: string
  readonly at: Date
}

/** A receiver's answer (SPSAcknowledgement of UN/CEFACT): 1 accepted, 8 rejected, with an English text. */
export function acknowledgement({ accepted, words, number, at }: Acknowledgement): string {
  const document = element('rsm:SPSAcknowledgementDocument', [
    element('ram:IssueDateTime', [element('udt:DateTime', at.toISOString())]),
    element('ram:StatusCode', accepted ? '1' : '8', { name: accepted ? 'Accepted' : 'Rejected' }),
    element('ram:ReasonInformation', words, { languageID: 'en' }),
    element('ram:ReferenceSPSReferencedDocument', [
      element('ram:TypeCode', '853', { name: 'Veterinary certificate' }),
      element('ram:ID', number),
    ]),
  ])
  return writeMessage(element('rsm:SPSAcknowledgement', [document]))
}
