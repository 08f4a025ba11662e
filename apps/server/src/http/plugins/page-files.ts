import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageOfAddress } from '@eksport/domain'
import { z } from 'zod'

const pagesSchema = z.array(z.object({ path: z.string(), files: z.array(z.string()) }))

/** What stands in the head of a page for its files to be on their way with it, by the address that was asked for. */
export type FilesForPage = (address: string) => string

const none: FilesForPage = () => ''

/**
 * Reads which files each page of a built app needs, as its build has written them down (`pages.json`). A page names its files when it
 * is sent, so that they are fetched beside the first ones and not after them. An app without the list is sent as before.
 */
export async function readPageFiles(folder: string | undefined): Promise<FilesForPage> {
  if (folder === undefined) return none
  const text = await readFile(join(folder, 'pages.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  const pages = pagesSchema.parse(JSON.parse(text)).map(({ path, files }) => ({
    path: new RegExp(path),
    // After the stylesheet and the answers that the head asks for: none of them is waited for before something is painted.
    links: files.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`).join(''),
  }))
  return (address) => {
    const [path = '/'] = pageOfAddress(address).split(/[?#]/)
    return pages.find((page) => page.path.test(path))?.links ?? ''
  }
}
