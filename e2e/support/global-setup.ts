import { buildApps } from '../../scripts/lib/build-apps.ts'
import { createScope } from '../../scripts/lib/scope.ts'
import { startProduct } from './product.ts'

/** Starts the product once for all journeys; developers may use one that is already running. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of this file
export default async function globalSetup() {
  if (process.env.EKSPORT_E2E_SUBMITTER && process.env.EKSPORT_E2E_CASEWORKER) return undefined
  const scope = createScope()
  await buildApps(scope, console.log)
  const product = await startProduct()
  process.env.EKSPORT_E2E_SUBMITTER = product.submitter
  process.env.EKSPORT_E2E_CASEWORKER = product.caseworker
  process.env.EKSPORT_E2E_FOLDER = product.folder
  return product.stop
}
