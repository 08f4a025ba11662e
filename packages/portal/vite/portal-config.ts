import tailwindcss from '@tailwindcss/vite'
import { type Config as RouterConfig, tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, type UserConfig } from 'vite'
import { addressesOfRoutes } from './addresses-of-routes.ts'
import { firstWordsInPage } from './first-words/first-words-in-page.ts'
import { noEvalInHead } from './no-eval-in-head.ts'
import { pdfAssets } from './pdf-assets.ts'
import { precompress } from './precompress.ts'
import { stylesFirst } from './styles-first.ts'
import { themeInHead } from './theme-in-head.ts'
import { trustedTypesInHead } from './trusted-types-in-head.ts'

/** The settings that differ between the portals, for development and builds. */
export interface PortalConfig {
  /** Its part of the names `EKSPORT_<NAME>_PORT` and `EKSPORT_<NAME>_SERVER`, which change its addresses during development. */
  readonly name: string
  readonly port: number
  /** The port on which the server answers this portal. */
  readonly serverPort: number
  readonly codeSplitting?: RouterConfig['codeSplittingOptions']
  /** A module; what it needs beyond the first file is bundled into one file. */
  readonly firstPage?: string
  /** The prefix of the router's addresses, as its rewrite adds it: `/foretak/$organisationNumber`. */
  readonly addressPrefix?: string
}

/** Paths that the server answers, not a page of the app. */
const serverPaths = ['/api', '/oauth2', '/login', '/logout']

/**
 * What every page needs is bundled into one file, and so is the rest of the page that most visits begin with; otherwise there
 * would be one file for every set of pages that share something.
 */
const filesTogether = (firstPage: string | undefined) => [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  ...(firstPage === undefined ? [] : [{ name: 'first-page', test: firstPage }]),
]

const routeTree = 'src/route-tree.gen.ts'

/** How Vite serves and builds a portal. */
export function portalConfig(portal: PortalConfig): UserConfig {
  const { name, port, serverPort, codeSplitting, firstPage, addressPrefix } = portal
  const variable = (what: string) => process.env[`EKSPORT_${name.toUpperCase()}_${what}`]
  const server = variable('SERVER') ?? `http://127.0.0.1:${serverPort}`
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        ...(codeSplitting && { codeSplittingOptions: codeSplitting }),
        routesDirectory: 'src/routes',
        generatedRouteTree: routeTree,
        quoteStyle: 'single',
        semicolons: false,
        addExtensions: true,
      }),
      react(),
      tailwindcss(),
      noEvalInHead(),
      trustedTypesInHead(),
      themeInHead(),
      firstWordsInPage(),
      addressesOfRoutes(routeTree, addressPrefix),
      pdfAssets(),
      stylesFirst(),
      precompress(),
    ],
    resolve: { conditions: ['@eksport/source', ...defaultClientConditions] },
    // The server has the same origin: it compares `Origin` with `Host`, so `Host` stays as the browser sent it.
    server: {
      host: '127.0.0.1',
      port: Number(variable('PORT') ?? port),
      strictPort: true,
      proxy: Object.fromEntries(serverPaths.map((path) => [path, server])),
    },
    build: {
      target: 'es2022',
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting: { groups: filesTogether(firstPage) } } },
    },
  }
}
