/** FNV-1a: a few characters by which to tell whether two errors are the same. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}

/** The locations in a stack trace, without the message, which may contain what somebody typed. */
const placesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line))

/** The reference of an error in the program, to be told to support, because the server has no trace of it. Equal errors have equal references. */
export const faultReference = (error: unknown): string =>
  error instanceof Error ? hash(`${error.name} ${placesOf(error)[0] ?? ''}`) : hash(typeof error)
