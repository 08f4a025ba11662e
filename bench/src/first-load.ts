import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Figure, report } from './report.ts'

/**
 * What a browser must fetch before the front page of an app can answer: the scripts that index.html names,
 * entry and preloads, and everything they import statically. Gzip level 9, kB of 1000 bytes.
 */
export function firstLoad(app: string, folder: string, limit: number): Figure {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].flatMap((match) => match[1] ?? [])
  const seen = new Set<string>()
  for (const file of named) follow(folder, file, seen)
  const bytes = [...seen].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  )
  return {
    name: `${app}: JavaScript of the first load (${seen.size} files)`,
    value: bytes / 1000,
    limit,
    unit: 'kB gzip',
  }
}

function follow(folder: string, file: string, seen: Set<string>) {
  if (seen.has(file)) return
  seen.add(file)
  const source = readFileSync(join(folder, file), 'utf8')
  for (const match of source.matchAll(
    /(?:^|[;}\n])(?:import|export)\s*(?:[^'"();]*?from\s*)?["']\.\/([^"']+\.js)["']/g,
  )) {
    if (match[1]) follow(folder, join(file, '..', match[1]), seen)
  }
}

if (import.meta.main) {
  const dist = (app: string) => join(import.meta.dirname, '../../apps', app, 'dist')
  // Officers load their portal once a day over the authority's own net; the exporters' limit is the product's.
  const ok = report([firstLoad('submitter', dist('submitter'), 150), firstLoad('caseworker', dist('caseworker'), 200)])
  process.exitCode = ok ? 0 : 1
}
