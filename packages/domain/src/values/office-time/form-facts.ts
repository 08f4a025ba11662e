import type { ValidationContext } from '@eksport/forms'
import type { OfficePolicies } from './policies.ts'

/** [REG-03] What the forms of the trade are handed in besides their answers: reference data as it holds when they are checked. */
export interface FormFacts {
  readonly offices: OfficePolicies
}

const isFormFacts = (given: object): given is FormFacts => 'offices' in given

/** When offices are open. A form that is checked without having been told is a fault of who checks it. */
export function officesIn({ given }: ValidationContext): OfficePolicies {
  if (!isFormFacts(given)) throw new Error('The form is checked without being told when offices are open')
  return given.offices
}
