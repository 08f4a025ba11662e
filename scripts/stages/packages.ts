import { join } from 'node:path'
import { findBrowser } from '../lib/browser.ts'
import { checkTypes, layOutTypes } from '../lib/consumer-types.ts'
import { buildConsumers } from '../lib/consumers.ts'
import { buildPublished, packPublished, published } from '../lib/published.ts'
import { root } from '../lib/root.ts'
import { binary, type Command, reportFile } from './command.ts'
import type { Stage } from './stage.ts'

// A stylesheet and the tokens of a design tool have no types; the worker is a file to serve, and is never imported.
const untyped = ['styles.css', 'fonts.css', 'tokens.json', 'pdf.worker.min.mjs']

const judges = (folder: string): readonly Command[] => [
  {
    name: `publint of ${folder}`,
    program: binary('.', 'publint'),
    arguments: ['--strict', join(root, 'packages', folder)],
  },
  {
    name: `types of ${folder} as a consumer resolves them`,
    program: binary('.', 'attw'),
    arguments: [
      '--pack',
      '.',
      '--profile=esm-only',
      '--format=ascii',
      ...(folder === 'ui' ? ['--exclude-entrypoints', ...untyped] : []),
    ],
    cwd: join(root, 'packages', folder),
  },
]

const bench = (name: string, file: string): Command => ({
  name,
  program: process.execPath,
  arguments: [join(root, 'bench/src', file)],
  isShown: true,
})

/** What a consumer gets, in a browser: pages of the apps that `buildConsumers` built. */
const inBrowser = (browser: NodeJS.ProcessEnv): Command => {
  const report = reportFile('consumers')
  return {
    name: 'consumers, and what the tarballs hold',
    program: binary('e2e', 'playwright'),
    arguments: ['test', '-c', 'consumers/playwright.config.ts', '--reporter=list,json'],
    cwd: join(root, 'e2e'),
    env: { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
  }
}

export const packages: Stage = {
  name: 'packages',
  title: 'the published packages: built, packed, measured, resolved, and installed by others',
  atOnce: 2,
  commands: async (scope, log) => {
    const browser = await findBrowser(scope, log)
    await buildPublished(scope, log)
    await packPublished(scope)
    await buildConsumers(scope, log)
    layOutTypes()
    return [
      inBrowser(browser),
      ...published.flatMap(judges),
      ...checkTypes,
      bench('sizes of the packed design system', 'package-size.ts'),
      bench('an unused import, in three bundlers', 'tree-shaking.ts'),
      bench('every component on plain Node', 'plain-node.ts'),
    ]
  },
}
