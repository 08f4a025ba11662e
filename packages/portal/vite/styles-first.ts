import type { Plugin } from 'vite'

/** Requests the style sheet before the scripts, so that the words in index.html are styled before any code is loaded. */
export function stylesFirst(): Plugin {
  return {
    name: 'eksport:styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const [link] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? []
        if (link === undefined) throw new Error('The built page names no style sheet.')
        return html.replace(link, '').replace('<script type="module"', (script) => `${link}\n    ${script}`)
      },
    },
  }
}
