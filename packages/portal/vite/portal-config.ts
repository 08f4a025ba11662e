import tailwindcss from '@tailwindcss/vite'
import { type Config as RouterConfig, tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, type UserConfig } from 'vite'
import { noEvalInHead } from './no-eval-in-head.ts'
import { precompress } from './precompress.ts'
import { preloadWhatIsNew } from './preload-what-is-new.ts'
import { themeInHead } from './theme-in-head.ts'

/** What one portal is developed and built with; the rest is the same for both. */
export interface PortalConfig {
  /** Its part of the names `EKSPORT_<NAME>_PORT` and `EKSPORT_<NAME>_SERVER`, which move it during development. */
  readonly name: string
  readonly port: number
  /** The port at which the server answers this portal. */
  readonly serverPort: number
  readonly codeSplitting?: RouterConfig['codeSplittingOptions']
}

/** What every page runs on: one file, that stays in the browser's cache from one release to the next. */
const frameLibraries =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|clsx|use-sync-external-store|@tanstack[\\/](?:history|query-core|react-query|react-router|react-store|router-core|store))[\\/]/

/**
 * What everybody loads stands in two files; by itself the bundler makes one for each set of pages that share something, and each costs
 * a phone a way to the server. The rest is left to it: put together, what pages share brought each of them too much of the others (057).
 */
const groups = [
  { name: 'frame', test: frameLibraries, priority: 2 },
  { name: 'first', tags: ['$initial' as const], priority: 1 },
]

/** The first file names all files of each page: what several share is named by its hash alone. */
const chunkFileNames = ({ name, isDynamicEntry }: { readonly name: string; readonly isDynamicEntry: boolean }) =>
  `assets/${isDynamicEntry || groups.some((group) => group.name === name) ? '[name]' : 'p'}-[hash].js`

/** Paths that the server answers and no page of the app. */
const serverPaths = ['/api', '/oauth2', '/login', '/logout']

/** How Vite serves and builds a portal. */
export function portalConfig({ name, port, serverPort, codeSplitting }: PortalConfig): UserConfig {
  const variable = (what: string) => process.env[`EKSPORT_${name.toUpperCase()}_${what}`]
  const server = variable('SERVER') ?? `http://127.0.0.1:${serverPort}`
  const { plugin: preload, resolveDependencies } = preloadWhatIsNew()
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        ...(codeSplitting && { codeSplittingOptions: codeSplitting }),
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
        addExtensions: true,
      }),
      react(),
      tailwindcss(),
      noEvalInHead(),
      themeInHead(),
      preload,
      precompress(),
    ],
    resolve: { conditions: ['@eksport/source', ...defaultClientConditions] },
    // The server answers as the same origin: it checks Origin against Host, so Host stays what the browser sent.
    server: {
      host: '127.0.0.1',
      port: Number(variable('PORT') ?? port),
      strictPort: true,
      proxy: Object.fromEntries(serverPaths.map((path) => [path, server])),
    },
    build: {
      target: 'es2022',
      sourcemap: true,
      modulePreload: { polyfill: false, resolveDependencies },
      rolldownOptions: {
        output: { codeSplitting: { groups }, chunkFileNames },
        // It would put what other pages share into the file that everybody loads first.
        experimental: { chunkOptimization: { mergeCommonChunks: false } },
      },
    },
  }
}
