/** A portal of the running product. */
export type Portal = 'submitter' | 'caseworker'

const variables = { submitter: 'EKSPORT_E2E_SUBMITTER', caseworker: 'EKSPORT_E2E_CASEWORKER' } as const

/** The address of a portal, from the global setup. */
export const addressOf = (portal: Portal): string => {
  const address = process.env[variables[portal]]
  if (address === undefined) throw new Error(`${variables[portal]} is not set: the product was not started.`)
  return address
}

/** The data folder of the running product, with the certificate of the demonstration's signing authority. */
export const dataFolder = (): string => {
  const folder = process.env.EKSPORT_E2E_FOLDER
  if (folder === undefined) throw new Error('EKSPORT_E2E_FOLDER is not set: the product was not started.')
  return folder
}
