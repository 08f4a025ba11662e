import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Face {
  /** An address inside the package. */
  readonly manifest: string
  /** Folders, one a cut. */
  readonly cuts: readonly string[]
}

/**
 * The cuts that the layouts use. A program copies Arabic right only where each letter is one glyph: Noto draws points as glyphs of
 * their own, IBM Plex and most others draw lam and alef as one. Amiri does neither.
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

/** Folders of the fonts, from npm: none of the machine's own is used, so that a document is the same everywhere. */
export const fontFolders = (): string[] =>
  faces.flatMap(({ manifest, cuts }) => cuts.map((cut) => join(dirname(fileURLToPath(manifest)), cut)))
