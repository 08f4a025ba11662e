import { onTestFinished } from 'vitest'
import { listen } from './listen.js'

/** All that the page says from now on. The region itself is empty again ten seconds later, however slow the test is. */
export function hear(): () => string {
  const { heard, stop } = listen(document)
  onTestFinished(stop)
  return () =>
    heard()
      .map(({ text }) => text)
      .join('\n')
}
