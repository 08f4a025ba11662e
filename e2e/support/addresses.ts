/** Where a door of the running product is. */
export type Door = 'submitter' | 'caseworker'

const variables = { submitter: 'EKSPORT_E2E_SUBMITTER', caseworker: 'EKSPORT_E2E_CASEWORKER' } as const

/** The address of a door, as the global setup left it. */
export const addressOf = (door: Door): string => {
  const address = process.env[variables[door]]
  if (address === undefined) throw new Error(`${variables[door]} is not set: the product was not started.`)
  return address
}

/** The data folder of the running product, where the demonstration's signing authority has its certificate. */
export const dataFolder = (): string => {
  const folder = process.env.EKSPORT_E2E_FOLDER
  if (folder === undefined) throw new Error('EKSPORT_E2E_FOLDER is not set: the product was not started.')
  return folder
}
