import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decompress } from 'wawoff2'
import { fingerprint, unlessDone } from './fingerprint.ts'
import { root } from './root.ts'

/** Latin, Cyrillic and Greek; every script that names in the data use; and a font for code. */
const families = [
  'inter',
  'noto-sans-sc',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-mono',
] as const
export type FontFamily = (typeof families)[number]

const home = join(root, '.cache/fonts')
export const fontFolder = (family: FontFamily) => join(home, family)

const prefer = (asked: string, family: string) =>
  `<alias binding="strong"><family>${asked}</family><prefer><family>${family}</family></prefer></alias>`

/** Makes fontconfig use only these folders, and not the machine's settings. */
export const writeFontSettings = (file: string, folders: readonly string[]) => {
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `<dir>${folder}</dir>`).join('\n')}
<cachedir>${join(home, 'cache')}</cachedir>
${['sans', 'sans-serif', 'system-ui', 'serif'].map((name) => prefer(name, 'Inter')).join('\n')}
${prefer('monospace', 'Noto Sans Mono')}
</fontconfig>
`,
  )
  return file
}

/** Browsers only read uncompressed system fonts. */
const unpack = async (family: FontFamily) => {
  const folder = fontFolder(family)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const source = join(root, 'node_modules/@fontsource-variable', family, 'files')
  for (const name of globSync('*-wght-normal.woff2', { cwd: source })) {
    const font = await decompress(readFileSync(join(source, name)))
    writeFileSync(join(folder, name.replace('.woff2', '.ttf')), font)
  }
}

/** The environment in which a browser sees only the fonts of our packages. */
export const ownFonts = async () => {
  const settings = join(home, 'fonts.conf')
  await unlessDone('fonts', fingerprint(['package.json', 'scripts/lib/fonts.ts']), settings, async () => {
    for (const family of families) await unpack(family)
    writeFontSettings(settings, families.map(fontFolder))
  })
  return { FONTCONFIG_FILE: settings }
}
