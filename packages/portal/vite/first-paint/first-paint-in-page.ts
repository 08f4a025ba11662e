import type { Plugin, Rolldown } from 'vite'
import { firstPaintStyle } from './first-paint-style.ts'

const stylesheetLink = /<link rel="stylesheet"([^>]*) href="\/([^"]+)">/g

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined, name: string): string {
  if (file?.type !== 'asset') throw new Error(`The page has a stylesheet that was not built: ${name}`)
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
}

/**
 * Paints the header and the first words of a page before its stylesheet has come: their own rules stand in the head, and the
 * stylesheet itself after the words, where it holds back the script but not what stands before it (057). It is asked for where it
 * was asked for before, and the script, which nothing of this waits for, after it.
 */
export function firstPaintInPage(): Plugin {
  return {
    name: 'eksport:first-paint-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        const links = [...page.matchAll(stylesheetLink)]
        const stylesheet = links.map(([, , name = '']) => textOf(bundle?.[name], name)).join('')
        // Without a stylesheet the page would be painted bare, and nobody would be told.
        if (stylesheet === '') throw new Error('The page has no stylesheet to take its first rules from')
        return page
          .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
          .replace(stylesheetLink, '<link rel="preload" as="style"$1 href="/$2">')
          .replace('</head>', () => `  <style>${firstPaintStyle(stylesheet, page)}</style>\n  </head>`)
          .replace('</body>', () => `${links.map(([link]) => `  ${link}\n`).join('')}  </body>`)
      },
    },
  }
}
