import tailwindcss from '@tailwindcss/vite'
import { type Config as RouterConfig, tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, type Rolldown, type UserConfig } from 'vite'
import { answersOnly } from './answers-only/answers-only.ts'
import type { FirstCalls } from './ask-ahead/ask-ahead.ts'
import { askAheadInHead } from './ask-ahead/ask-ahead-in-head.ts'
import { fewerFiles } from './fewer-files/fewer-files.ts'
import { firstPaintInPage } from './first-paint/first-paint-in-page.ts'
import { firstWordsInPage } from './first-words/first-words-in-page.ts'
import { noEvalInHead } from './no-eval-in-head.ts'
import { type PagePart, writePageFiles } from './page-files/page-files.ts'
import { precompress } from './precompress.ts'
import { preloadWhatIsNew } from './preload-what-is-new.ts'
import { themeInHead } from './theme-in-head.ts'

/** What pages need before they are drawn, and would otherwise ask for when their code has come (057). */
export interface AtFirst {
  readonly calls: readonly FirstCalls[]
  readonly parts: readonly PagePart[]
}

/** What one portal is developed and built with; the rest is the same for both. */
export interface PortalConfig {
  /** Its part of the names `EKSPORT_<NAME>_PORT` and `EKSPORT_<NAME>_SERVER`, which move it during development. */
  readonly name: string
  readonly port: number
  /** The port at which the server answers this portal. */
  readonly serverPort: number
  readonly codeSplitting?: RouterConfig['codeSplittingOptions']
  /** What its pages need before they are drawn. */
  readonly atFirst: AtFirst
}

/** What every page runs on: one file, that stays in the browser's cache from one release to the next. */
const frameLibraries =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|clsx|use-sync-external-store|@tanstack[\\/](?:history|query-core|react-query|react-router|react-store|router-core|store))[\\/]/

/**
 * What everybody loads stands in two files; by itself the bundler makes one for each set of pages that share something, and each costs
 * a phone a way to the server (057).
 */
const firstLoad = [
  { name: 'frame', test: frameLibraries, priority: 2 },
  { name: 'first', tags: ['$initial' as const], priority: 1 },
]

/**
 * What checks answers, for all pages beyond the first: alone, because a file is evaluated in one task, and together with the schemas
 * that are made by it that was the longest before a page is drawn. It stays in the cache as the frame does.
 */
const schemas = { name: 'schemas', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 1 }

/** The first file names all files of each page: what several share is named by its hash alone. */
const chunkFileNames = ({ name, isDynamicEntry }: { readonly name: string; readonly isDynamicEntry: boolean }) =>
  `assets/${isDynamicEntry || [...firstLoad, schemas].some((group) => group.name === name) ? '[name]' : 'p'}-[hash].js`

/** Paths that the server answers and no page of the app. */
const serverPaths = ['/api', '/oauth2', '/login', '/logout']

type Group = Rolldown.CodeSplittingGroup

/** What several pages share, in fewer files than the bundler would make of it. */
const joined = (groupOf: (module: string) => string | undefined) => ({
  name: (module: string) => groupOf(module) ?? null,
  // A group has all that it is to hold: what its modules import is of groups of its own.
  includeDependenciesRecursively: false,
})

/** How Vite serves and builds a portal. */
export function portalConfig(portal: PortalConfig): UserConfig {
  const { plugin, groupOf } = fewerFiles(() => plainConfig(portal, []))
  const config = plainConfig(portal, [joined(groupOf)])
  return { ...config, plugins: [config.plugins, plugin, writePageFiles(portal.atFirst.parts)] }
}

function plainConfig(
  { name, port, serverPort, codeSplitting, atFirst }: PortalConfig,
  more: readonly Group[],
): UserConfig {
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
      answersOnly(),
      noEvalInHead(),
      themeInHead(),
      askAheadInHead(atFirst.calls),
      firstWordsInPage(),
      firstPaintInPage(),
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
        output: { codeSplitting: { groups: [...firstLoad, schemas, ...more] }, chunkFileNames },
        // It would put what other pages share into the file that everybody loads first.
        experimental: { chunkOptimization: { mergeCommonChunks: false } },
      },
    },
  }
}
