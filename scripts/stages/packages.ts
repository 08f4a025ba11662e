import { join } from 'node:path'
import { buildConsumers, consumers } from '../lib/consumers.ts'
import { findShell } from '../lib/headless-shell.ts'
import { buildPublished, packPublished, published, tarball } from '../lib/published.ts'
import { root } from '../lib/root.ts'
import { binary, type Command, reportFile } from './command.ts'
import type { Stage } from './stage.ts'

// A stylesheet and the tokens of a design tool have no types; the worker is a file to serve, and is never imported.
const untyped = ['styles.css', 'fonts.css', 'tokens.json', 'pdf.worker.min.mjs']

const judges = (name: string): readonly Command[] => [
  {
    name: `publint of ${name}`,
    program: binary('.', 'publint'),
    arguments: ['--strict', tarball(name)],
  },
  {
    name: `types of ${name} as a consumer resolves them`,
    program: binary('.', 'attw'),
    arguments: [
      tarball(name),
      '--profile=esm-only',
      '--format=ascii',
      ...(name === 'ui' ? ['--exclude-entrypoints', ...untyped] : []),
    ],
  },
]

const bench = (name: string, file: string): Command => ({
  name,
  program: process.execPath,
  arguments: [join(root, 'bench/src', file)],
  isShown: true,
})

/** What a consumer gets, in a browser: pages of the apps that `buildConsumers` builds. */
const inBrowser = (browser: NodeJS.ProcessEnv): Command => {
  const report = reportFile('consumers')
  return {
    name: 'consumers, and what the tarballs hold',
    program: binary('e2e', 'playwright'),
    arguments: ['test', '-c', 'consumers/proof.config.ts', '--reporter=list,json'],
    cwd: join(root, 'e2e'),
    env: { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
    prepare: (scope) => buildConsumers(scope, consumers),
  }
}

export const packages: Stage = {
  name: 'packages',
  title: 'the published packages: built, packed, measured, resolved, and installed by others',
  commands: async (scope, log) => {
    const browser = await findShell(scope, log)
    await buildPublished(scope, log)
    await packPublished(scope)
    return [
      inBrowser(browser),
      bench('an unused import, in three bundlers', 'tree-shaking.ts'),
      bench('sizes of the packed design system', 'package-size.ts'),
      ...published.flatMap(judges),
      bench('every component on plain Node', 'plain-node.ts'),
    ]
  },
}
