import { minifySync, type Plugin } from 'vite'
import { askAhead, type FirstCalls } from './ask-ahead.ts'

/** Puts into `<head>` what begins a page's first calls before its code has come (057). */
export function askAheadInHead(pages: readonly FirstCalls[]): Plugin {
  return {
    name: 'eksport:ask-ahead-in-head',
    transformIndexHtml: {
      order: 'pre',
      handler: () => {
        const { code } = minifySync('ask-ahead.js', `(${askAhead})(${JSON.stringify(pages)})`)
        return [{ tag: 'script', children: code, injectTo: 'head-prepend' }]
      },
    },
  }
}
