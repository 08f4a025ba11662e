import { buildApps } from '../../scripts/lib/build-apps.ts'
import { createScope } from '../../scripts/lib/scope.ts'
import { startProduct } from '../support/product.ts'

/**
 * Starts a product without the demonstration's applications, whose names have words of many languages, and with the
 * flag that lets the form ask for everything [WIZ-15].
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of this file
export default async function globalSetup() {
  if (process.env.EKSPORT_E2E_SUBMITTER && process.env.EKSPORT_E2E_CASEWORKER) return undefined
  await buildApps(createScope(), console.log)
  const product = await startProduct({ isEmpty: true, flags: ['pickupCompanyField'] })
  process.env.EKSPORT_E2E_SUBMITTER = product.submitter
  process.env.EKSPORT_E2E_CASEWORKER = product.caseworker
  return product.stop
}
