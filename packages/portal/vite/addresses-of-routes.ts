import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const paths = /fullPaths:([^:]+)fileRoutesByTo/

/**
 * Writes the addresses that the app's router knows beside its page: the server answers every other with 404. Each stands behind the
 * prefix too, where the app writes its addresses with one.
 */
export function addressesOfRoutes(routeTree: string, prefix?: string): Plugin {
  let root = ''
  return {
    name: 'addresses-of-routes',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle() {
      const [, union = ''] = paths.exec(readFileSync(resolve(root, routeTree), 'utf8')) ?? []
      const addresses = [...union.matchAll(/'([^']+)'/g)].map(([, address]) => address)
      if (addresses.length === 0) this.error(`${routeTree} names no address`)
      const all = [...addresses, ...(prefix === undefined ? [] : addresses.map((address) => prefix + address))]
      this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify(all) })
    },
  }
}
