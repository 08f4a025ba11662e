import { isApprovedThrough, type Register, type RegisterFacts, type RegisterQuestions } from '@eksport/domain'
import type { ReferenceData } from '../../db/reference-data/read-reference-data.ts'
import {
  diseasesAt,
  knownOrganisations,
  registerOutages,
  similarApplications,
} from '../../db/repositories/registers.ts'
import type { Reader, Transaction, Transactions } from '../../db/transaction.ts'
import type { RegisterPort, RegisterPorts } from './registers.ts'

interface OurRegisters {
  readonly transactions: Transactions
  readonly referenceData: () => ReferenceData
  /** Only the demonstration has a disease register, and registers that can be switched off. */
  readonly demonstration: boolean
}

const system: Reader = { audience: 'system' }

function establishmentsOf(
  { establishments }: ReferenceData,
  asked: RegisterQuestions['establishments'],
): RegisterFacts['establishments'] {
  const wanted = new Set(asked.map(({ approvalNumber }) => approvalNumber))
  const found = establishments.filter(({ approvalNumber }) => wanted.has(approvalNumber))
  return Object.fromEntries(
    found.map(({ approvalNumber, name, address, approvedFrom, approvedTo }) => [
      approvalNumber,
      {
        name,
        ...(address === undefined ? {} : { address }),
        ...(approvedFrom === undefined ? {} : { approvedFrom }),
        ...(approvedTo === undefined ? {} : { approvedTo }),
      },
    ]),
  )
}

function groupsOf({ species }: ReferenceData, asked: readonly string[]): RegisterFacts['species'] {
  const wanted = new Set(asked)
  const found = species.filter(({ code, group }) => wanted.has(code) && group !== undefined)
  return Object.fromEntries(found.map(({ code, group = '' }) => [code, group]))
}

/** Runs work once, when it is first needed. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => {
    result ??= work()
    return result
  }
}

const isSome = (asked: readonly unknown[]) => asked.length > 0

/**
 * Our own registers: producers and species from the reference data, organisations and earlier applications from tables.
 * The disease register belongs to another authority; outside the demonstration it is not connected and gives no answer.
 */
export function ourRegisters({ transactions, referenceData, demonstration }: OurRegisters): RegisterPorts {
  const read = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    transactions.run(system, work, { isReadOnly: true })
  const outages = once(() => read(registerOutages))

  /** A register of the demonstration that is switched off gives no answer. */
  function switchable<Name extends Register>(register: Name, port: RegisterPort<Name>): RegisterPort<Name> {
    if (!demonstration) return port
    return {
      ...port,
      ask: async (question) => {
        const down = await outages()
        if (down.has(register)) throw new Error('Switched off in the demonstration')
        return port.ask(question)
      },
    }
  }

  return {
    establishments: switchable('establishments', {
      isAsked: isSome,
      ask: async (asked) => establishmentsOf(referenceData(), asked),
      isFinding: (asked, facts) =>
        asked.some(({ approvalNumber, from, to }) => {
          const record = Object.hasOwn(facts, approvalNumber) ? facts[approvalNumber] : undefined
          return from === undefined || to === undefined ? record === undefined : !isApprovedThrough(record, from, to)
        }),
    }),
    diseases: switchable('diseases', {
      isAsked: isSome,
      ask: async (sites) => {
        if (!demonstration) throw new Error('No register of diseases is connected')
        return read((tx) => diseasesAt(tx, sites))
      },
      isFinding: (_sites, facts) => facts.length > 0,
    }),
    duplicates: switchable('duplicates', {
      isAsked: (consignment) => consignment !== undefined,
      ask: async (consignment) => (consignment === undefined ? [] : read((tx) => similarApplications(tx, consignment))),
      isFinding: (_consignment, facts) => facts.length > 0,
    }),
    organisations: switchable('organisations', {
      isAsked: isSome,
      ask: (numbers) => read((tx) => knownOrganisations(tx, numbers)),
      isFinding: (numbers, facts) => numbers.some((number) => !facts.includes(number)),
    }),
    species: switchable('species', {
      isAsked: isSome,
      ask: async (codes) => groupsOf(referenceData(), codes),
      isFinding: (codes, facts) => codes.some((code) => !Object.hasOwn(facts, code)),
    }),
  }
}
