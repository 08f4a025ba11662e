import { minifySync, type Plugin } from 'vite'
import { firstWordsTexts } from './first-words.texts.ts'
import { sayWhatDidNotCome, speakFirstWords } from './first-words.ts'

const called = (name: string, script: (...values: never[]) => void, ...values: readonly unknown[]) =>
  minifySync(`${name}.js`, `(${script})(${values.map((value) => JSON.stringify(value)).join()})`).code

/** Puts into the page the scripts that show its first words in the reader's language, and that report when its code cannot be loaded. */
export function firstWordsInPage(): Plugin {
  const { failed, reload, ...standing } = firstWordsTexts
  return {
    name: 'eksport:first-words-in-page',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        {
          tag: 'script',
          children: called('what-did-not-come', sayWhatDidNotCome, failed, reload),
          injectTo: 'head-prepend',
        },
        { tag: 'script', children: called('first-words', speakFirstWords, standing), injectTo: 'body' },
      ],
    },
  }
}
