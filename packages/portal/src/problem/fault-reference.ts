/** FNV-1a: a few characters that say whether two faults are the same one. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}

/** The lines of a stack that say where, without the message, which may repeat what somebody typed. */
const placesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line))

/** What the switchboard is told of a fault of the program, which no server has a trace of: the same fault has the same reference. */
export const faultReference = (error: unknown): string =>
  error instanceof Error ? hash(`${error.name} ${placesOf(error)[0] ?? ''}`) : hash(typeof error)
