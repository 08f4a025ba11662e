import type { Register, RegisterAnswer, RegisterAnswers, RegisterFacts, RegisterQuestions } from '@eksport/domain'
import { within } from '../../within.ts'

/** A register, ours or another authority's. */
export interface RegisterPort<Name extends Register> {
  /** Whether there is a question to ask. */
  readonly isAsked: (question: RegisterQuestions[Name]) => boolean
  /** Rejects if the register gives no answer. */
  readonly ask: (question: RegisterQuestions[Name]) => Promise<RegisterFacts[Name]>
  readonly isFinding: (question: RegisterQuestions[Name], facts: RegisterFacts[Name]) => boolean
}

export type RegisterPorts = { readonly [Name in Register]: RegisterPort<Name> }

export interface RegisterOptions {
  /** The time limit of one attempt. */
  readonly milliseconds: number
  readonly now: () => Date
  /** Called each time a register gives no answer. */
  readonly report: (register: Register, error: unknown) => void
  /** Called with whether a register answered in the end. */
  readonly answered?: (register: Register, isAnswer: boolean) => void
}

/** [REG-01] The registers as acts use them: asked in parallel, each answer with its time; no answer is also recorded. */
export interface Registers {
  readonly ask: (questions: RegisterQuestions) => Promise<RegisterAnswers>
}

const attempts = 2

/** Asks the registers in parallel, with one retry each. `portsOfAsking` creates the ports, which share data within one call. */
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
