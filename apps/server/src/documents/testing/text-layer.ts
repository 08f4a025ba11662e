import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Tag {
  readonly role?: string
  readonly children?: readonly (Tag | { readonly type: string; readonly id: string })[]
}

/** Tags within a line. */
const inline: ReadonlySet<string | undefined> = new Set(['Span', 'Em', 'Strong', 'Quote', 'Code', 'Link', 'Reference'])

/** The text of a page in the order of its tags, as a screen reader reads it; each block tag ends a line. */
const textOf = ({ role, children = [] }: Tag, texts: ReadonlyMap<string, string>): string =>
  children.map((child) => ('id' in child ? (texts.get(child.id) ?? '') : textOf(child, texts))).join('') +
  (inline.has(role) ? '' : '\n')

async function textOfPage(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const open: string[] = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((one) => one !== '') ?? ''
      texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? '\n' : ''}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(('id' in item && item.id) || '')
  }
  return textOf(await page.getStructTree(), texts)
}

/** All texts of an untagged document by page, including header and footer. */
export async function textsOf(pdf: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  try {
    const document = await loading.promise
    const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
    return await Promise.all(
      numbers.map(async (number) => {
        const { items } = await (await document.getPage(number)).getTextContent()
        return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
      }),
    )
  } finally {
    await loading.destroy()
  }
}

/** [CRT-17] The text that pdf.js reads, by page and in the order of the tags, without artifacts such as header and footer. @internal */
export async function textLayerOf(pdf: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  try {
    const document = await loading.promise
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(await textOfPage(await document.getPage(number)))
    }
    return pages
  } finally {
    await loading.destroy()
  }
}
