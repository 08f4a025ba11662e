/** Only the parts that are there; a register writes `null` for what it does not know. */
export function given<T extends object>(parts: { readonly [Key in keyof T]: T[Key] | undefined }): T {
  // What is left out was optional: the type of the parts says so.
  return Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== undefined && part !== null && part !== ''),
  ) as T
}

/** The parts, or nothing where none is there. */
export function anyGiven<T extends object>(parts: { readonly [Key in keyof T]: T[Key] | undefined }): T | undefined {
  const kept = given<T>(parts)
  return Object.keys(kept).length === 0 ? undefined : kept
}
