import { buildApps } from '../../scripts/lib/build-apps.ts'
import { createScope } from '../../scripts/lib/scope.ts'
import { startProduct } from './product.ts'

/** Starts such a product once for all tests; developers may use one that is already running. */
export const startOnce = (wishes: Parameters<typeof startProduct>[0]) => async () => {
  if (process.env.EKSPORT_E2E_SUBMITTER && process.env.EKSPORT_E2E_CASEWORKER) return undefined
  await buildApps(createScope(), console.log)
  const product = await startProduct(wishes)
  process.env.EKSPORT_E2E_SUBMITTER = product.submitter
  process.env.EKSPORT_E2E_CASEWORKER = product.caseworker
  process.env.EKSPORT_E2E_FOLDER = product.folder
  return product.stop
}

export default startOnce({})
