import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Face {
  /** A path inside the package. */
  readonly manifest: string
  /** Folders, one per style. */
  readonly cuts: readonly string[]
}

/**
 * The styles that the layouts use. Copying Arabic text is only correct if each letter is one glyph: Noto draws dots as
 * separate glyphs, and IBM Plex and most others have a ligature for lam-alef. Amiri has neither.
 */
const faces: readonly Face[] = [
  {
    manifest: import.meta.resolve('@expo-google-fonts/inter/package.json'),
    cuts: ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold', '800ExtraBold'],
  },
  {
    manifest: import.meta.resolve('@expo-google-fonts/noto-sans-sc/package.json'),
    cuts: ['400Regular', '600SemiBold'],
  },
  {
    manifest: import.meta.resolve('@expo-google-fonts/amiri/package.json'),
    cuts: ['400Regular', '700Bold'],
  },
]

/** The font folders, from npm packages. System fonts are not used, so that documents are the same everywhere. */
export const fontFolders = (): string[] =>
  faces.flatMap(({ manifest, cuts }) => cuts.map((cut) => join(dirname(fileURLToPath(manifest)), cut)))
