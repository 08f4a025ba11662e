/** The messages of Chromium and Firefox for a module that could not be loaded. */
const failedAddress = /dynamically imported module: (?<address>\S+)$/

let tries = 0

/**
 * Imports a module again after its fetch failed. Chromium remembers the failure under the module's address for the
 * lifetime of the page, without asking the network; a fragment makes the address new and the file the same. Rethrows the
 * given error if it names no address: such a loader retries by itself. The module's own imports keep their addresses.
 */
export async function importAgain<Module>(error: unknown): Promise<Module> {
  const address = error instanceof Error ? failedAddress.exec(error.message)?.groups?.address : undefined
  if (address === undefined) throw error
  tries += 1
  return await import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${address}#${tries}`)
}
