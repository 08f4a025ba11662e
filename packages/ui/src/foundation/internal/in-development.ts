/** Whether developers are to be told. Bundlers write the answer in; a browser without one has no `process`, and is told nothing. */
export function inDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}
