/** How Chromium and Firefox name a module that they could not fetch. */
const failedAddress = /dynamically imported module: (?<address>\S+)$/

let tries = 0

/**
 * Imports a module whose fetch has failed once more. Chromium keeps the failure under the module's address for as long as the page
 * lives, and asks no network again; with a fragment the address is another one, and the file the same. Throws the error that it
 * was given where that names no address: such a loader asks again by itself. What the module imports in its turn keeps its address.
 */
export async function importAgain<Module>(error: unknown): Promise<Module> {
  const address = error instanceof Error ? failedAddress.exec(error.message)?.groups?.address : undefined
  if (address === undefined) throw error
  tries += 1
  return await import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${address}#${tries}`)
}
