import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Face {
  /** An address inside the package. */
  readonly manifest: string
  /** Folders, one a cut. */
  readonly cuts: readonly string[]
}

/** The cuts that the layouts use. Noto's Arabic draws points as letters of their own, so that copied text is wrong: IBM Plex has whole letters. */
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
    manifest: import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/package.json'),
    cuts: ['400Regular', '600SemiBold'],
  },
]

/** Folders of the fonts, from npm: none of the machine's own is used, so that a document is the same everywhere. */
export const fontFolders = (): string[] =>
  faces.flatMap(({ manifest, cuts }) => cuts.map((cut) => join(dirname(fileURLToPath(manifest)), cut)))
