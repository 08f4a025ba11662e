import type { Register, RegisterAnswer, RegisterAnswers, RegisterFacts, RegisterQuestions } from '@eksport/domain'
import { within } from '../../within.ts'

/** One register, wherever it stands. */
export interface RegisterPort<Name extends Register> {
  /** Whether there is anything to ask. */
  readonly isAsked: (question: RegisterQuestions[Name]) => boolean
  /** Rejects when the register gives no answer. */
  readonly ask: (question: RegisterQuestions[Name]) => Promise<RegisterFacts[Name]>
  readonly isFinding: (question: RegisterQuestions[Name], facts: RegisterFacts[Name]) => boolean
}

export type RegisterPorts = { readonly [Name in Register]: RegisterPort<Name> }

export interface RegisterOptions {
  /** How long one attempt may take. */
  readonly milliseconds: number
  readonly now: () => Date
  /** Told each time that a register has given no answer. */
  readonly report: (register: Register, error: unknown) => void
  /** Is given whether a register that was asked gave an answer in the end. */
  readonly answered?: (register: Register, isAnswer: boolean) => void
}

/** [REG-01] The registers as acts ask them: all at once, each answer with its time, silence as an answer of its own. */
export interface Registers {
  readonly ask: (questions: RegisterQuestions) => Promise<RegisterAnswers>
}

const attempts = 2

/** Asks the registers in parallel, each once and once more; `portsOfAsking` is what one asking shares. */
export function createRegisters(
  portsOfAsking: () => RegisterPorts,
  { milliseconds, now, report, answered }: RegisterOptions,
): Registers {
  async function answerOf<Name extends Register>(
    register: Name,
    port: RegisterPort<Name>,
    question: RegisterQuestions[Name],
  ): Promise<RegisterAnswer<RegisterFacts[Name]>> {
    if (!port.isAsked(question)) return { outcome: 'not-asked' }
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        const facts = await within(milliseconds, port.ask(question))
        answered?.(register, true)
        const outcome = port.isFinding(question, facts) ? 'finding' : 'ok'
        return { outcome, at: now().toISOString(), facts }
      } catch (error) {
        report(register, error)
      }
    }
    answered?.(register, false)
    return { outcome: 'unavailable', at: now().toISOString() }
  }

  return {
    async ask(questions) {
      const ports = portsOfAsking()
      const [establishments, diseases, duplicates, organisations, species] = await Promise.all([
        answerOf('establishments', ports.establishments, questions.establishments),
        answerOf('diseases', ports.diseases, questions.diseases),
        answerOf('duplicates', ports.duplicates, questions.duplicates),
        answerOf('organisations', ports.organisations, questions.organisations),
        answerOf('species', ports.species, questions.species),
      ])
      return { establishments, diseases, duplicates, organisations, species }
    },
  }
}
