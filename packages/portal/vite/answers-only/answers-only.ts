import type { Plugin } from 'vite'
import { withoutQuestions } from './without-questions.ts'

/**
 * Leaves out of a built portal how the server checks what it is asked. The browser checks answers only; the schemas of questions would
 * be made anew on each visit, in the longest evaluation before a page is drawn (057).
 */
export function answersOnly(): Plugin {
  return {
    name: 'eksport:answers-only',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]packages[\\/]api[\\/]src[\\/]/, code: 'defineEndpoint(' },
      // Nothing has moved, so that the map of before holds.
      handler: (code, id) => ({ code: withoutQuestions(id, code), map: null }),
    },
  }
}
