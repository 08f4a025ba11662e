import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const paths = /fullPaths:([^:]+)fileRoutesByTo/

/**
 * Writes the addresses of the app's router beside its page: the server answers all others with 404. If the app writes its
 * addresses with a prefix, each is also listed with it.
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
