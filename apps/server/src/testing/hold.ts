import type { Hold } from '../backup/back-up.ts'
import { createCloser } from '../closer.ts'

/** Keeps what a command has opened, and closes it when the test says so. */
export function createHold(): Hold & { close(): Promise<void> } {
  const { add, close } = createCloser()
  const hold: Hold = async (opening, release) => {
    const opened = await opening
    add(() => release(opened))
    return opened
  }
  return Object.assign(hold, { close })
}
