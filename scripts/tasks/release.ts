import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { captureOrThrow } from '../lib/capture.ts'
import { runProgram } from '../lib/program.ts'
import { buildPublished, published } from '../lib/published.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'
import type { Scope } from '../lib/scope.ts'

const Manifest = z.looseObject({ name: z.string() })

/** npm refuses provenance for a package that does not name its repository, which also becomes its homepage and issue tracker. */
const nameRepository = (url: string) => {
  for (const folder of published) {
    const file = join(root, 'packages', folder, 'package.json')
    const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
    const repository = { type: 'git', url: `git+${url}.git`, directory: `packages/${folder}` }
    const places = { repository, homepage: `${url}#readme`, bugs: `${url}/issues` }
    writeFileSync(file, `${JSON.stringify({ ...manifest, ...places }, null, 2)}\n`)
  }
}

/** Writes each package's SBOM in CycloneDX into the package. */
const listParts = async (scope: Scope) => {
  for (const folder of published) {
    const out = join('packages', folder, 'dist/sbom.cdx.json')
    const scoped = ['--prod', '--filter', `@eksport/${folder}`, '--out', out]
    await captureOrThrow(scope, ['pnpm', 'sbom', '--sbom-format', 'cyclonedx', ...scoped])
  }
}

/** Builds the published packages and publishes new versions; for the release workflow. */
await runTask(async (scope) => {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: repository,
    ACTIONS_ID_TOKEN_REQUEST_URL: identity,
  } = process.env
  if (!server || !repository || !identity) {
    console.log('skipped: packages are published by .github/workflows/release.yml, which proves where they were built')
    return 0
  }
  await buildPublished(scope, console.log)
  await listParts(scope)
  nameRepository(`${server}/${repository}`)
  // scripts/run.mjs drops npm's variables, including this one of the workflow.
  const env = { ...process.env, NPM_CONFIG_PROVENANCE: 'true' }
  return runProgram(scope, ['changeset', 'publish'], { env })
})
