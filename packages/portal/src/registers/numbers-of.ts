import type { Application, NamedRegister } from '@eksport/domain'

/** The parts of an application with numbers that registers name. */
export type Named = Pick<Application, 'productLines' | 'transport'>

/** A number that a register has a name for. */
export interface RegisterNumber {
  readonly register: NamedRegister
  readonly number: string
}

/** [EXP-08] The numbers in applications that registers name, each once. */
export function numbersOf(...applications: readonly Named[]): readonly RegisterNumber[] {
  const productLines = applications.flatMap((application) => application.productLines ?? [])
  const establishments = [
    ...applications.map(({ transport }) => transport?.placeOfDispatch?.establishment?.approvalNumber),
    ...productLines.map(({ productionEstablishment }) => productionEstablishment?.approvalNumber),
  ]
  const sites = productLines.flatMap(({ slaughterInformation = [] }) =>
    slaughterInformation.map(({ siteNumber }) => siteNumber?.toString()),
  )
  const of = (register: NamedRegister, numbers: readonly (string | undefined)[]) =>
    [...new Set(numbers)].flatMap((number) => (number ? [{ register, number }] : []))
  return [...of('establishments', establishments), ...of('aquaculture-sites', sites)]
}
