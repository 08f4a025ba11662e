import { onTestFinished } from 'vitest'
import { listen } from './listen.js'

/** Collects all announcements from now on. The region itself is cleared after ten seconds, however slow the test is. */
export function hear(): () => string {
  const { heard, stop } = listen(document)
  onTestFinished(stop)
  return () =>
    heard()
      .map(({ text }) => text)
      .join('\n')
}
