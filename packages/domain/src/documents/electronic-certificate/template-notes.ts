import { type FactPath, factText } from '../../facts/facts.ts'
import { templateFacts } from '../../facts/template-facts.gen.ts'
import type { FactContext } from '../../facts/write-fact.ts'
import type { Note } from './electronic-certificate.ts'

const inLine = 'productLines.'

/** `transport.imoNumber` becomes `TRANSPORT_IMO_NUMBER`. */
const subjectOf = (path: string) =>
  path
    .replaceAll('.', '_')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toUpperCase()

function notesAt(answers: object, context: FactContext, isWanted: (path: string) => boolean): Note[] {
  const paths = Object.keys(templateFacts).filter(isWanted) as FactPath[] // templates own no other facts
  return paths.flatMap((path) => {
    const text = factText(path, answers, context)
    return text === undefined ? [] : [{ subject: subjectOf(path.replace(inLine, '')), text }]
  })
}

/** [CRT-14] Answers that a template defines itself, for which the message has no element. */
export const templateNotes = (application: object, context: FactContext): Note[] =>
  notesAt(application, context, (path) => !path.startsWith(inLine))

/** The same for a line of goods. */
export const templateNotesOfLine = (line: object, context: FactContext): Note[] =>
  notesAt(line, context, (path) => path.startsWith(inLine))
